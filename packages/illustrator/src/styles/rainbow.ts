import type { Detail } from '../asked/look.ts'
import { asDrawn, type Box, type Placed } from '../paper/art.ts'
import { PAGE } from '../paper/page.ts'
import { at, away } from '../paper/pen.ts'
import { rainbow } from '../scenery/sky.ts'
import { type Actor, isRainbow } from './brief.ts'
import { type Player, ROOM } from './player.ts'
import { put, scaleToFit } from './put.ts'

/** A rainbow over a landscape: how far its outermost band is from its foot, and how broad a band is (px). */
interface Arch {
  readonly radius: number
  readonly bands: number
  readonly band: number
}

const FOOT = at(PAGE / 2, 700)

/** Its top is lower when somebody stands on it, so that they can be large. */
const RADIUS = 455
const BELOW_RIDERS = 330

/** Which share of the bands' whole breadth one stands in (so that the feet are on it). */
const TREAD = 0.3

function archFor(actors: readonly Actor[], detail: Detail): Arch {
  return {
    radius: ridersOf(actors).length > 0 ? BELOW_RIDERS : RADIUS,
    bands: detail + 3,
    band: detail === 1 ? 46 : 34,
  }
}

/** Those who are to stand on the rainbow. */
export const ridersOf = (actors: readonly Actor[]): Actor[] => actors.filter(({ isOnRainbow }) => isOnRainbow)

/** The rainbow of a scene, if one is wanted, and the places nothing else may take. */
export function rainbowFor(actors: readonly Actor[], detail: Detail): { placed: Placed[]; busy: Box[] } {
  const actor = actors.find(isRainbow)
  if (!actor) return { placed: [], busy: [] }
  const { radius, bands, band } = archFor(actors, detail)
  const busy: Box[] = []
  for (let turn = 180; turn <= 360; turn += 6) {
    const { x, y } = away(FOOT, turn, radius - 70)
    busy.push({ left: x - 70, top: y - 70, right: x + 70, bottom: y + 70 })
  }
  return { placed: [{ ...asDrawn(rainbow(FOOT, radius, bands, band)), shows: actor.plain }], busy }
}

/** Those who stand on the rainbow, side by side on top of it. */
export function standOnRainbow(actors: readonly Actor[], detail: Detail): Player[] {
  const riders = ridersOf(actors)
  const { radius, bands, band } = archFor(actors, detail)
  const room = (1.5 * radius) / Math.max(1, riders.length)
  return riders.map((actor, i) => {
    const { sprite } = actor
    const x = FOOT.x + room * (i - (riders.length - 1) / 2)
    const middle = radius - TREAD * bands * band
    const foot = FOOT.y - Math.sqrt(middle * middle - (x - FOOT.x) ** 2)
    const scale = scaleToFit(sprite, Math.min(0.9 * room, 1.3 * radius), foot - ROOM.top)
    const placed = put(sprite, { x, foot, scale, mirrored: i < riders.length / 2 && riders.length > 1 })
    return { actor, placed, foot }
  })
}
