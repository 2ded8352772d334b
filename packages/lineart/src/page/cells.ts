import { greyOnWhite, type Picture } from '../pixels.ts'

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
  const { width, height, data: grey } = greyOnWhite(picture)
  const size = Math.ceil(Math.max(width, height) / CELLS)
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const cellAt = (x: number, y: number) => Math.floor(y / size) * columns + Math.floor(x / size)
  const brightest = new Uint8Array(columns * rows)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const cell = cellAt(x, y)
      if ((grey[i] as number) > (brightest[cell] as number)) brightest[cell] = grey[i] as number
    }
  // Of each cell: how many pixels are ground, and the sums of their light and their three colours.
  const sums = new Float64Array(columns * rows * 5)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const cell = cellAt(x, y)
      if ((grey[i] as number) < GROUND * (brightest[cell] as number)) continue
      const paper = 255 - (picture.data[4 * i + 3] as number)
      const add = (at: number, value: number) => {
        sums[5 * cell + at] = (sums[5 * cell + at] as number) + value
      }
      add(0, 1)
      add(1, grey[i] as number)
      for (let c = 0; c < 3; c++) add(2 + c, Math.max(paper, picture.data[4 * i + c] as number))
    }
  const mean = (cell: number, at: number) => Math.floor((sums[5 * cell + at] as number) / (sums[5 * cell] as number))
  return {
    size,
    columns,
    rows,
    light: Uint8Array.from(brightest, (_, cell) => mean(cell, 1)),
    colour: Uint8Array.from({ length: 3 * columns * rows }, (_, i) => mean(Math.floor(i / 3), 2 + (i % 3))),
  }
}
