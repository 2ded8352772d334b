import type { Placed } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import type { Sprite } from '../sprite/sprite.ts'
import type { Actor } from './brief.ts'

/** An actor in its place. */
export interface Player {
  readonly actor: Actor
  readonly placed: Placed
  /** Where it touches the ground (px): who is lower stands nearer. */
  readonly foot: number
}

/** Where actors may stand or fly (px). */
export const ROOM = { left: MARGIN + 26, right: PAGE - MARGIN - 26, top: MARGIN + 26 }

/** Drawings with writing on them, which a mirror would make unreadable. */
const HAS_WRITING =
  /hotel|stop|store|hospital|school|medal|clock|book|ticket|score|sign|calendar|8 ball|card|bank|construction/

/** Most drawings look to the left: who is on the left of the page is mirrored, and looks into it. */
export const looksIntoPage = ({ name }: Sprite, x: number): boolean => x < PAGE / 2 - 40 && !HAS_WRITING.test(name)

/** How many stand in each row, the back row first. */
export function rowsOf(count: number): number[] {
  if (count <= 3) return [count]
  const rows = count <= 8 ? 2 : 3
  return Array.from({ length: rows }, (_, i) => Math.floor((count + i) / rows))
}
