import type { Lettering } from '../asked/lettering.ts'
import type { Detail, Taste } from '../asked/look.ts'
import type { Doing, Relation } from '../asked/relations.ts'
import type { Element } from '../sprite/nature.ts'
import type { Sprite } from '../sprite/sprite.ts'
import type { ThemeName, Weather } from '../themes/theme-name.ts'

/** Somebody or something the page is about. */
export interface Actor {
  readonly sprite: Sprite
  /** The drawing as it came, without a body added. */
  readonly plain: Sprite
  /** OpenMoji's group and subgroup. */
  readonly kind: string
  readonly element: Element
  /** How large it is beside the others; 1 is an animal or a child. */
  readonly size: number
  /** Which other actor carries it. */
  readonly on?: number
  /** It is in the other rather than on it. */
  readonly within?: true
  /** Where else it is, or what is done with it, and by whom. */
  readonly tie?: { readonly how: Relation; readonly whom: number }
  readonly isOnRainbow?: true
  readonly doing?: Doing
  /** What it has in the hand, if nothing else. */
  readonly prop?: Sprite
}

/** A rainbow spans the page instead of standing on it. */
export const isRainbow = (actor: Actor | undefined): boolean => actor?.sprite.name === 'rainbow'

/** What a page is to show. */
export interface Brief {
  readonly actors: readonly Actor[]
  readonly theme: ThemeName
  readonly weather?: Weather | undefined
  /** There are mountains on the horizon, wherever it plays. */
  readonly mountains?: boolean
  readonly detail: Detail
  /** How many there are of each actor is what matters: they are counted. */
  readonly isCounted?: boolean
  /** Tells of a drawing or of scenery that it would look like more of those. */
  readonly isCountedAlike?: (name: string) => boolean
  readonly taste?: Taste | undefined
  /** What is to be read on it. */
  readonly lettering?: Lettering | undefined
}

/** Thickness of every line on a page (px), by detail: small hands need broad borders. */
export const LINE_WIDTH: Record<Detail, number> = { 1: 8, 2: 6, 3: 5 }

/** Radius of the circle (px) that fits into everything left to colour, by detail: what is smaller becomes part of the line. */
export const LEAST_RADIUS: Record<Detail, number> = { 1: 4, 2: 3.4, 3: 3.4 }
