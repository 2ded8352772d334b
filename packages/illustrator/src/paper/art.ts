/** Something drawn: all path data, in its own coordinates. */
export interface Art {
  /** Filled white: it hides what lies behind. */
  readonly body: string
  readonly lines: string
  /** Short loose strokes, drawn only where they do not crowd each other. */
  readonly marks?: string
  /** Small marks that stay black, such as eyes. */
  readonly dots?: string
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const widthOf = ({ left, right }: Box): number => right - left
export const heightOf = ({ top, bottom }: Box): number => bottom - top

/** Somebody or something a page shows, by its name, with the part one knows it by, in the art's own coordinates. */
interface Shown {
  readonly name: string
  readonly head?: Box
}

/** Art put somewhere on the page. */
export interface Placed {
  readonly art: readonly Art[]
  /** Where the art's own origin comes to lie (px). */
  readonly x: number
  readonly y: number
  readonly scale: number
  /** Clockwise, in degrees. */
  readonly turn?: number
  readonly mirrored?: boolean
  /** Thickness of its lines (px), if not the page's. */
  readonly lineWidth?: number
  /** Whom it shows; scenery shows nobody. */
  readonly shows?: Shown
  /** Has no ornament on an intricate page: somebody reads what is written on it, or it is one itself. */
  readonly isPlain?: true
  /** Worn or held by whom it lies on, who is no less to be seen for it. */
  readonly isWorn?: true
  /** Below the water's surface, and seen through it. */
  readonly isLow?: true
}

/** Art that is drawn in the page's own coordinates. */
export const asDrawn = (...art: readonly Art[]): Placed => ({ art, x: 0, y: 0, scale: 1 })
