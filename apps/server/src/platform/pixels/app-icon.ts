import sharp from 'sharp'

interface Wanted {
  /** The site's icon: somebody's picture, or our own curves. */
  picture: Uint8Array
  /** How wide and high it is to be, in pixels. */
  side: number
  /** How much of the side the icon takes, from 0 to 1. */
  share: number
  /** What is around it and shines through; nothing stays see-through. */
  background: string | null
}

/** Curves are drawn at so many points an inch where nothing else is said. */
const POINTS_PER_INCH = 72
const NOTHING = { r: 0, g: 0, b: 0, alpha: 0 }

/** The site's icon as a system asks for it: a square of a certain size. */
export async function appIcon({ picture, side, share, background }: Wanted): Promise<Buffer> {
  const inside = Math.round(side * share)
  const { format, width = 1, height = 1 } = await sharp(picture).metadata()
  // Curves are drawn as large as they are wanted, and not blown up afterwards.
  const density = format === 'svg' ? Math.ceil((POINTS_PER_INCH * inside) / Math.max(width, height)) : POINTS_PER_INCH
  const icon = await sharp(picture, { density })
    .rotate()
    .resize(inside, inside, { fit: 'contain', background: NOTHING })
    .png()
    .toBuffer()
  const sheet = sharp({ create: { width: side, height: side, channels: 4, background: background ?? NOTHING } })
  return sheet
    .composite([{ input: icon, gravity: 'centre' }])
    .png()
    .toBuffer()
}
