import { PHOTO_KINDS } from './photo-limits.ts'
import { shortenFileName } from './shorten-file-name.ts'

interface Photo {
  url: string
  fileName: string
  uploading: { name: string } | null
}

/** What is said beside a picture. It is shown as soon as it has arrived, which looks like more than it is. */
export function photoStatus({ url, fileName, uploading }: Photo, saved = url, noun = 'photo') {
  if (uploading) return `Uploading ${shortenFileName(uploading.name)}…`
  const name = shortenFileName(fileName)
  if (url === saved) return name || PHOTO_KINDS
  if (url) return `${name || `New ${noun}`}, not saved yet`
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} removed, not saved yet`
}

/** What is said of a file that was lost on its way, beside what is said of the picture that stays. */
export const aboutLost = (fileName: string) =>
  fileName && `${shortenFileName(fileName)} did not arrive, so nothing has changed`
