/** What people may send. SVG is not among them and must not be: it can run code in a browser and read files in a decoder. */
export type PictureFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

export const FORMAT_NAMES: Record<PictureFormat, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  gif: 'GIF',
  avif: 'AVIF',
}

const ascii = (bytes: Buffer, start: number, end: number): string => bytes.toString('latin1', start, end)

/** Tells the format by the first bytes: a name or a declared type may say anything. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && isAvif(bytes)) return 'avif'
  return null
}

/** The brands a file lists in its first box; HEIC photos list others, and cannot be decoded here. */
function isAvif(bytes: Buffer): boolean {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256)
  for (let at = 8; at + 4 <= end; at += 4) if (/^avi[fs]$/.test(ascii(bytes, at, at + 4))) return true
  return false
}

/** The formats a list such as "png, .JPG" leaves of those accepted at all. */
export function narrowFormats(extensions: string | undefined): PictureFormat[] {
  const all = Object.keys(FORMAT_NAMES) as PictureFormat[]
  if (!extensions?.trim()) return all
  const listed = extensions.split(',').map((entry) => entry.trim().replace(/^\./, '').toLowerCase())
  return all.filter((format) => listed.includes(format) || (format === 'jpeg' && listed.includes('jpg')))
}
