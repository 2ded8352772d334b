declare const space: unique symbol

interface Point<Space extends string> {
  readonly x: number
  readonly y: number
  readonly [space]: Space
}

/** A place on the page, in its own pixels: 0 to 1024 from its left top corner. */
export type PagePoint = Point<'page'>

/** A place in the container on the screen, in CSS pixels from its left top corner. */
export type ScreenPoint = Point<'screen'>

export const pagePoint = (x: number, y: number): PagePoint => ({ x, y }) as PagePoint

export const screenPoint = (x: number, y: number): ScreenPoint => ({ x, y }) as ScreenPoint
