import { PHOTO_HINT } from './photo-limits.ts'
import { shortenFileName } from './shorten-file-name.ts'

interface Photo {
  url: string
  fileName: string
  uploading: { name: string } | null
  lost: string
}

/** What is said beside a picture. It is shown as soon as it has arrived, which looks like more than it is. */
export function photoStatus({ url, fileName, uploading, lost }: Photo, saved = url, noun = 'photo') {
  if (uploading) return `Uploading ${shortenFileName(uploading.name)}…`
  if (lost) return `${shortenFileName(lost)} did not arrive, so nothing has changed`
  const name = shortenFileName(fileName)
  if (url === saved) return name || PHOTO_HINT
  if (url) return `${name || `New ${noun}`}, not saved yet`
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} removed, not saved yet`
}
