import sharp, { type OverlayOptions } from 'sharp'

const SIZE = { width: 1200, height: 630 }
/** The wall is larger than what is seen of it, since it hangs at an angle. */
const COLUMNS = 5
const ROWS = 3
const SHEET = 290
const GAP = 26
const ANGLE = -7
const PAPER = '#fffcf7'
const INK = '#1f2430'
const CORNER = 18

/** A sheet as cards show one: white, with a line of ink around it. */
async function sheetOf(picture: Uint8Array): Promise<Buffer> {
  const inside = SHEET - 28
  const frame = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHEET}" height="${SHEET}">
    <rect x="2" y="2" width="${SHEET - 4}" height="${SHEET - 4}" rx="${CORNER}" fill="#fff" stroke="${INK}" stroke-width="4"/></svg>`
  const page = await sharp(picture)
    .flatten({ background: '#fff' })
    .resize(inside, inside, { fit: 'contain', background: '#fff' })
    .png()
    .toBuffer()
  return sharp(Buffer.from(frame))
    .composite([{ input: page }])
    .png()
    .toBuffer()
}

/** Hangs pages side by side on a wall of paper, for a link to the site: as wide as those who show links want it. */
export async function wallOfPages({ sheets }: { sheets: Uint8Array[] }): Promise<Buffer> {
  const drawn = await Promise.all(sheets.map(sheetOf))
  const step = SHEET + GAP
  const hung: OverlayOptions[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    // Few pages hang more than once, never beside themselves.
    input: drawn[(i * 4 + Math.floor(i / COLUMNS)) % drawn.length] as Buffer,
    left: (i % COLUMNS) * step,
    top: Math.floor(i / COLUMNS) * step,
  }))
  const wall = await sharp({
    create: { width: COLUMNS * step - GAP, height: ROWS * step - GAP, channels: 3, background: PAPER },
  })
    .composite(hung)
    .png()
    .toBuffer()
  const turned = await sharp(wall).rotate(ANGLE, { background: PAPER }).png().toBuffer({ resolveWithObject: true })
  return sharp(turned.data)
    .extract({
      left: Math.round((turned.info.width - SIZE.width) / 2),
      top: Math.round((turned.info.height - SIZE.height) / 2),
      ...SIZE,
    })
    .png({ palette: true, colours: 32 })
    .toBuffer()
}
