/** The part of a picture that is kept, by its edges as shares of its width and height. */
export interface Part {
  left: number
  top: number
  right: number
  bottom: number
}

/** What is done to a picture before it is sent: quarter turns clockwise, and then a part of it. */
export interface Cut {
  turns: 0 | 1 | 2 | 3
  part: Part
}

export const WHOLE: Part = { left: 0, top: 0, right: 1, bottom: 1 }
export const UNCUT: Cut = { turns: 0, part: WHOLE }

export const CORNERS = ['top left', 'top right', 'bottom left', 'bottom right'] as const
export type Corner = (typeof CORNERS)[number]

/** How small a part may become, as a share: less could not be taken hold of any more. */
const SMALLEST = 0.1

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The same part elsewhere, within the picture. */
export function moved({ left, top, right, bottom }: Part, dx: number, dy: number): Part {
  const [x, y] = [between(-left, dx, 1 - right), between(-top, dy, 1 - bottom)]
  return { left: left + x, top: top + y, right: right + x, bottom: bottom + y }
}

/** The part with one of its corners elsewhere; the opposite one stays. */
export function cornerMoved(part: Part, corner: Corner, dx: number, dy: number): Part {
  const { left, top, right, bottom } = part
  return {
    ...part,
    ...(corner.endsWith('left')
      ? { left: between(0, left + dx, right - SMALLEST) }
      : { right: between(left + SMALLEST, right + dx, 1) }),
    ...(corner.startsWith('top')
      ? { top: between(0, top + dy, bottom - SMALLEST) }
      : { bottom: between(top + SMALLEST, bottom + dy, 1) }),
  }
}

/** A quarter turn more, with the same things within the part as before. */
export function turned({ turns, part: { left, top, right, bottom } }: Cut, way: 'left' | 'right'): Cut {
  const part =
    way === 'right'
      ? { left: 1 - bottom, top: left, right: 1 - top, bottom: right }
      : { left: top, top: 1 - right, right: bottom, bottom: 1 - left }
  return { turns: ((turns + (way === 'right' ? 1 : 3)) % 4) as Cut['turns'], part }
}
