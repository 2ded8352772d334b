import { type Grey, greyOnWhite, type Picture } from '../pixels.ts'

/** How many cells the longer side of a picture is looked at in: an edge blurred by the camera fits into two of them. */
const CELLS = 128

/** Pixels at least so bright beside the brightest of a cell are its ground; darker ones are drawn on it. */
const GROUND = 0.85

/** A picture in squares, each with the colour of its ground: lines thinner than a cell are not seen. */
export interface Cells {
  /** Side of a cell (px). */
  readonly size: number
  readonly columns: number
  readonly rows: number
  readonly light: Uint8Array
  /** Red, green and blue of each. */
  readonly colour: Uint8Array
}

export function cellsOf(picture: Picture): Cells {
  const { width, height } = picture
  const grey = greyOnWhite(picture)
  const size = Math.ceil(Math.max(width, height) / CELLS)
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const light = new Uint8Array(columns * rows)
  const colour = new Uint8Array(3 * columns * rows)
  for (let row = 0, cell = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, cell++) {
      const [left, top] = [column * size, row * size]
      const square = { left, top, right: Math.min(width, left + size), bottom: Math.min(height, top + size) }
      const ground = groundIn(square, picture, grey)
      light[cell] = ground.light
      colour.set(ground.colour, 3 * cell)
    }
  return { size, columns, rows, light, colour }
}

/** Where a cell begins, and where the next ones do (px). */
interface Square {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

function groundIn({ left, top, right, bottom }: Square, { width, data }: Picture, { data: grey }: Grey) {
  let brightest = 0
  for (let y = top; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++)
      if ((grey[i] as number) > brightest) brightest = grey[i] as number
  let [count, light, red, green, blue] = [0, 0, 0, 0, 0]
  for (let y = top; y < bottom; y++)
    for (let i = y * width + left; i < y * width + right; i++) {
      if ((grey[i] as number) < GROUND * brightest) continue
      const paper = 255 - (data[4 * i + 3] as number)
      count += 1
      light += grey[i] as number
      red += Math.max(paper, data[4 * i] as number)
      green += Math.max(paper, data[4 * i + 1] as number)
      blue += Math.max(paper, data[4 * i + 2] as number)
    }
  const mean = (sum: number): number => Math.floor(sum / count)
  return { light: mean(light), colour: [mean(red), mean(green), mean(blue)] }
}
