import type { PAPERS } from '@huebook/contract'

export type Paper = (typeof PAPERS)[number]

/** Widths and heights upright (points, of which an inch has 72). */
const SIZES: Record<Paper, { short: number; long: number }> = {
  a4: { short: 595.28, long: 841.89 },
  letter: { short: 612, long: 792 },
}

/** Left white on each side (points): ten millimetres, which every printer can do without. */
const MARGIN = 28.35
/** What the line under the picture takes, and how large it is written (points). */
const LINE = 12
export const LINE_SIZE = 6.5

/** Where something lies on the sheet (points, from its lower left corner). */
export interface Place {
  left: number
  bottom: number
  width: number
  height: number
}

export interface Layout {
  width: number
  height: number
  /** The page, as large as the paper allows. */
  picture: Place
  /** Where the line under the picture begins. */
  line: { left: number; bottom: number }
}

interface Size {
  width: number
  height: number
}

/** Lays a page on one sheet of paper: lying where the page is wider than high, upright else. */
export function layOut(page: Size, paper: Paper): Layout {
  const { short, long } = SIZES[paper]
  const [width, height] = page.width > page.height ? [long, short] : [short, long]
  const room = { width: width - 2 * MARGIN, height: height - 2 * MARGIN - LINE }
  const scale = Math.min(room.width / page.width, room.height / page.height)
  const picture = { width: page.width * scale, height: page.height * scale }
  return {
    width,
    height,
    picture: {
      ...picture,
      left: (width - picture.width) / 2,
      bottom: MARGIN + LINE + (room.height - picture.height) / 2,
    },
    line: { left: MARGIN, bottom: MARGIN },
  }
}

/** Where the canvas lies: a square with the page in its middle. */
export function squareAround({ left, bottom, width, height }: Place): Place {
  const side = Math.max(width, height)
  return { left: left - (side - width) / 2, bottom: bottom - (side - height) / 2, width: side, height: side }
}
