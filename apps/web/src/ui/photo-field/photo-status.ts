import { PHOTO_HINT } from './photo-limits.ts'
import { shortenFileName } from './shorten-file-name.ts'

interface Photo {
  url: string
  fileName: string
  uploading: { name: string } | null
}

/** What is said beside a photo. It is shown as soon as it has arrived, which looks like more than it is. */
export function photoStatus({ url, fileName, uploading }: Photo, saved = url) {
  if (uploading) return `Uploading ${shortenFileName(uploading.name)}…`
  const name = shortenFileName(fileName)
  if (url === saved) return name || PHOTO_HINT
  return `${url ? name || 'New photo' : 'Photo removed'}, not saved yet`
}
