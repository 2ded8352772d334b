import type { BrushKind } from './brush-kind.ts'
import { airbrush } from './kinds/airbrush.ts'
import { crayon } from './kinds/crayon.ts'
import { feltTip } from './kinds/felt-tip.ts'
import { glitter } from './kinds/glitter.ts'
import { marker } from './kinds/marker.ts'
import { pencil } from './kinds/pencil.ts'
import { watercolor } from './kinds/watercolor.ts'

/** The order is what a journal stores: add at the end only. */
export const BRUSH_NAMES = ['felt-tip', 'pencil', 'crayon', 'watercolor', 'airbrush', 'marker', 'glitter'] as const

export type BrushName = (typeof BRUSH_NAMES)[number]

/** All brushes there are. */
export const BRUSHES: Readonly<Record<BrushName, BrushKind>> = {
  'felt-tip': feltTip,
  pencil,
  crayon,
  watercolor,
  airbrush,
  marker,
  glitter,
}
