import sharp from 'sharp'

const SIDE = 1024
const PLACES = [170, 400, 630, 860]

/** Shapes that can be coloured, thirty-two of them and what is between. */
export const RINGS = PLACES.flatMap((y) =>
  PLACES.map((x) => `<circle cx="${x}" cy="${y}" r="90"/><circle cx="${x}" cy="${y}" r="45"/>`),
).join('')

/** A picture of lines as a file: shapes of SVG on white paper. */
export const lineDrawing = (shapes: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}"><rect width="${SIDE}" height="${SIDE}" fill="#fff"/><g fill="none" stroke="#111" stroke-width="9">${shapes}</g></svg>`,
    ),
  )
    .png()
    .toBuffer()
