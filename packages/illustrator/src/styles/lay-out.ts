import type { Placed } from '../paper/art.ts'
import { type Random, randomFrom } from '../random.ts'
import { type Sight, sightsOf } from '../raster/sight.ts'
import type { Actor, Brief } from './brief.ts'

type Painter = (brief: Brief, random: Random) => Placed[]

/** How much of somebody has to be seen (share of the area, and of the head), and how large that is (px²): a hat less. */
const LEAST_SHARE = 0.5
const LEAST_HEAD = 0.75
const LEAST_AREA = 50 * 50
const LEAST_WORN = 28 * 28

/** How often a page is laid out anew because somebody cannot be seen, and from when on they are parted. */
const TRIES = 6
const ALONE = 3

/** A page with everything in its place. */
export interface Layout {
  readonly things: readonly Placed[]
  /** Names of the drawings among the actors' that can be recognised. */
  readonly seen: ReadonlySet<string>
  /** How often each of them is there, whether or not somebody stands before it. */
  readonly times: ReadonlyMap<string, number>
}

/** Paints a page on which everybody can be seen, or the best of a few. The key decides over chance once the first fails. */
export function layOut(paint: Painter, brief: Brief, random: Random, key: string): Layout {
  let best = look(paint(brief, random), brief.actors)
  for (let attempt = 1; attempt < TRIES && best.hidden > 0; attempt++) {
    const actors = attempt < ALONE ? brief.actors : brief.actors.map((actor) => parted(actor, attempt - ALONE))
    const next = look(paint({ ...brief, actors }, randomFrom(`${key}/${attempt}`)), actors)
    if (next.hidden < best.hidden) best = next
  }
  return best
}

/** Somebody who is no longer beside, then on or in, and at last with nobody: a hat stays on as long as it can. */
function parted({ on, tie, ...actor }: Actor, step: number): Actor {
  const isUsed = tie && ['worn', 'held', 'eaten', 'played'].includes(tie.how)
  return { ...actor, ...(step < 1 && on !== undefined && { on }), ...(step < 2 && isUsed && { tie }) }
}

/** Who can be seen on a page, and how many cannot. */
function look(things: readonly Placed[], actors: readonly Actor[]): Layout & { hidden: number } {
  const sights = [...sightsOf(things)].flatMap(([{ shows, isWorn }, sight]) =>
    shows ? [{ name: shows.name, isSeen: isRecognised(sight, isWorn ? LEAST_WORN : LEAST_AREA) }] : [],
  )
  const seen = new Set<string>()
  const times = new Map<string, number>()
  let hidden = 0
  for (const { sprite, plain } of new Map(actors.map((actor) => [actor.plain.name, actor])).values()) {
    const own = sights.filter(({ name }) => name === sprite.name || name === plain.name)
    const recognised = own.filter(({ isSeen }) => isSeen).length
    if (recognised > 0) seen.add(plain.name)
    // Of three boats the one that somebody sits in is an open one.
    const alike = new Set(actors.flatMap((actor) => (actor.plain.name === plain.name ? [actor.sprite.name] : [])))
    times.set(plain.name, sights.filter(({ name }) => alike.has(name) || name === plain.name).length)
    hidden += Math.max(own.length, 1) - recognised
  }
  return { things, seen, times, hidden }
}

const isRecognised = ({ share, head, area }: Sight, least: number): boolean =>
  share >= LEAST_SHARE && head >= LEAST_HEAD && area >= least
