import type { Picture } from '../pixels.ts'

/** A picture on white paper, as large as it can be within `side` × `side` pixels. */
export function fitted(picture: Picture, side: number): Picture {
  const longer = Math.max(picture.width, picture.height)
  const width = Math.max(1, Math.round((picture.width * side) / longer))
  const height = Math.max(1, Math.round((picture.height * side) / longer))
  const narrow = resampledRows(onWhite(picture), width)
  const turned = resampledRows(exchanged(narrow), height)
  return opaque(exchanged(turned))
}

/** The picture in the middle of a white square. */
export function centred({ width, height, data }: Picture, side: number): Picture {
  const page = new Uint8ClampedArray(side * side * 4).fill(255)
  const [left, top] = [(side - width) >> 1, (side - height) >> 1]
  for (let y = 0; y < height; y++)
    page.set(data.subarray(4 * y * width, 4 * (y + 1) * width), 4 * ((top + y) * side + left))
  return { width: side, height: side, data: page }
}

/** A picture of any shape on a white square, as large as it can be and in the middle. */
export const onSquare = (picture: Picture, side: number): Picture => centred(fitted(picture, side), side)

/** Red, green and blue of each pixel, row by row. */
interface Colours {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

function onWhite({ width, height, data }: Picture): Colours {
  const colours = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    const alpha = data[from + 3] as number
    const paper = 255 * (255 - alpha)
    for (let c = 0; c < 3; c++) colours[to + c] = Math.floor((alpha * (data[from + c] as number) + paper + 127) / 255)
  }
  return { width, height, data: colours }
}

function opaque({ width, height, data }: Colours): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let from = 0, to = 0; from < data.length; from += 3, to += 4)
    for (let c = 0; c < 3; c++) rgba[to + c] = data[from + c] as number
  return { width, height, data: rgba }
}

/** Rows become columns. */
function exchanged({ width, height, data }: Colours): Colours {
  const turned = new Uint8Array(data.length)
  for (let y = 0, from = 0; y < height; y++)
    for (let x = 0; x < width; x++, from += 3) {
      const to = 3 * (x * height + y)
      for (let c = 0; c < 3; c++) turned[to + c] = data[from + c] as number
    }
  return { width: height, height: width, data: turned }
}

/** What a pixel of the result is made of: `weights` of the pixels from `first` on. */
interface Share {
  readonly first: number
  readonly weights: readonly number[]
}

/**
 * Makes rows longer or shorter. Only whole numbers are added and multiplied, and divided once: a browser and a server
 * get the same bytes.
 */
function resampledRows({ width, height, data }: Colours, wanted: number): Colours {
  if (wanted === width) return { width, height, data }
  const shares = Array.from({ length: wanted }, (_, at) =>
    wanted < width ? covered(at, width, wanted) : between(at, width, wanted),
  )
  const total = wanted < width ? width : 2 * wanted
  const rows = new Uint8Array(wanted * height * 3)
  for (let y = 0, to = 0; y < height; y++)
    for (const { first, weights } of shares) {
      let [red, green, blue] = [total >> 1, total >> 1, total >> 1]
      let from = 3 * (y * width + first)
      for (const weight of weights) {
        red += weight * (data[from] as number)
        green += weight * (data[from + 1] as number)
        blue += weight * (data[from + 2] as number)
        from += 3
      }
      rows[to++] = Math.floor(red / total)
      rows[to++] = Math.floor(green / total)
      rows[to++] = Math.floor(blue / total)
    }
  return { width: wanted, height, data: rows }
}

/** Shorter: each pixel of the source counts for as much of it as is covered. The weights add up to `width`. */
function covered(at: number, width: number, wanted: number): Share {
  const [start, end] = [at * width, (at + 1) * width]
  const first = Math.floor(start / wanted)
  const last = Math.ceil(end / wanted) - 1
  const weights = Array.from(
    { length: last - first + 1 },
    (_, i) => Math.min(end, (first + i + 1) * wanted) - Math.max(start, (first + i) * wanted),
  )
  return { first, weights }
}

/** Longer: the two pixels whose middles lie to both sides. The weights add up to twice `wanted`. */
function between(at: number, width: number, wanted: number): Share {
  const place = Math.max(0, (2 * at + 1) * width - wanted)
  const first = Math.min(width - 1, Math.floor(place / (2 * wanted)))
  if (first === width - 1) return { first, weights: [2 * wanted] }
  const second = place - first * 2 * wanted
  return { first, weights: [2 * wanted - second, second] }
}
