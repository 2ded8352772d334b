import type { Detail } from '../asked/look.ts'
import { drawingNamed } from '../library/library.ts'
import type { Placed } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import type { Random } from '../random.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { plainSprite } from '../sprite/sprite-of.ts'
import { ALOFT, doubled } from '../themes/scatter.ts'
import { THEMES } from '../themes/themes.ts'
import type { Brief } from './brief.ts'
import { fillWith } from './fill.ts'
import { putMiddle, scaleToFit } from './put.ts'
import { border } from './scene.ts'
import { nothingTaken } from './taken.ts'

/** Drawings in a row of the pattern, by detail. */
const ACROSS: Record<Detail, number> = { 1: 2, 2: 3, 3: 4 }

/** How far each drawing is turned at most (degrees). */
const TURN = 10

/** The subjects over and over, like wrapping paper; nothing is cut off at the edge. */
export function drawPattern({ actors, theme: name, detail }: Brief, random: Random): Placed[] {
  const theme = THEMES[name]
  const subjects = [...new Map(actors.map(({ plain }) => [plain.name, plain])).values()]
  const companions = random
    .shuffled([...theme.small, ...theme.high])
    .filter((name) => !subjects.some((subject) => subject.name === name))
    .flatMap((name) => drawingNamed(name) ?? [])
    .map(plainSprite)
  // Half of what is seen is what was asked for.
  const motifs =
    subjects.length > 1 ? subjects : [...subjects, ...companions.slice(0, 1), ...subjects, ...companions.slice(1, 2)]
  const taken = nothingTaken()
  const across = Math.max(ACROSS[detail], subjects.length > 2 ? 3 : 0)
  // Each row begins with the next motif, so that like never stands above like; with many it skips one, or the last ones
  // would never have their turn.
  const shift = subjects.length < 2 * across ? 1 : 2
  const size = (PAGE - 2 * MARGIN - 20) / across
  const placed: Placed[] = []
  for (let row = 0; row < across; row++)
    for (let column = 0; column < across; column++) {
      const motif = motifs[(column + row * shift) % motifs.length] as Sprite
      const scale = scaleToFit(motif, size * 0.8, size * 0.78)
      const one = putMiddle(motif, {
        x: MARGIN + 10 + size * (column + 0.5),
        y: MARGIN + 10 + size * (row + 0.5),
        scale,
        turn: random.between(-TURN, TURN),
        mirrored: random.chance(0.5),
      })
      taken.takeSprite(motif, one)
      placed.push(one)
    }
  const kinds = theme.air.filter(
    (kind) => kind === 'stars' || kind === 'bubbles' || kind === 'snow' || kind === 'drops',
  )
  const small = detail === 1 ? doubled(ALOFT[kinds[0] ?? 'stars']) : ALOFT[kinds[0] ?? 'stars']
  for (let i = 0; i < 16 * detail; i++) placed.push(...fillWith(small, MARGIN + 12, PAGE - MARGIN - 12, taken, random))
  return [...placed, border()]
}
