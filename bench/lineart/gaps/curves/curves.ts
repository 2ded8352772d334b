import { type Chance, chanceOf } from './chance.ts'
import { blobs, leaves, loops, pebbles, ribbons } from './closed-curves.ts'
import { cells, spirals, waves } from './woven-curves.ts'

/** What draws a page of one kind; `amount` 1 comes to about two hundred regions. */
type Draw = (chance: Chance, amount: number) => string

const KINDS = { blobs, pebbles, loops, ribbons, leaves, cells, waves, spirals } satisfies Record<string, Draw>

export type CurveKind = keyof typeof KINDS

/** The kinds of free-form curves, each as what stands inside an SVG. */
export const CURVE_KINDS = Object.keys(KINDS) as CurveKind[]

export const drawCurves = (kind: CurveKind, random: () => number, amount: number): string =>
  KINDS[kind](chanceOf(random), amount)
