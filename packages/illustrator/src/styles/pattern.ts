import type { Detail } from '../asked/look.ts'
import type { Drawing } from '../library/drawing.ts'
import { drawingNamed } from '../library/library.ts'
import type { Placed } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import type { Random } from '../random.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { plainSprite } from '../sprite/sprite-of.ts'
import { ALOFT, doubled } from '../themes/scatter.ts'
import { THEMES } from '../themes/themes.ts'
import type { Brief } from './brief.ts'
import { mayDecorate } from './counted.ts'
import { fillWith } from './fill.ts'
import { lettersIn } from './letters.ts'
import { putMiddle, scaleToFit } from './put.ts'
import { border } from './scene.ts'
import { nothingTaken } from './taken.ts'

/** Drawings in a row of the pattern, by detail. */
const ACROSS: Record<Detail, number> = { 1: 2, 2: 3, 3: 4 }

/** How far each drawing is turned at most (degrees). */
const TURN = 10

/** Company of those who are counted where no other lives. */
const ANYTHING = ['red heart', 'star', 'cloud', 'balloon']
const ornament = (name: string): Sprite => plainSprite(drawingNamed(name) as Drawing)

/** The subjects over and over, like wrapping paper; nothing is cut off at the edge. */
export function drawPattern(brief: Brief, random: Random): Placed[] {
  const { actors, theme: name, detail, isCounted } = brief
  const theme = THEMES[name]
  const isAllowed = mayDecorate(brief)
  const subjects = [...new Map(actors.map(({ plain }) => [plain.name, plain])).values()]
  const companions = random
    .shuffled([...theme.small, ...theme.high])
    .filter((name) => !subjects.some((subject) => subject.name === name) && isAllowed(name))
    .flatMap((name) => drawingNamed(name) ?? [])
    .map(plainSprite)
  // Half of what is seen is what was asked for.
  const motifs =
    subjects.length > 1 ? subjects : [...subjects, ...companions.slice(0, 1), ...subjects, ...companions.slice(1, 2)]
  const taken = nothingTaken()
  const { lettering } = brief
  // Letters take the first row.
  const counts = isCounted ? actors.length + (lettering ? Math.ceil(Math.sqrt(actors.length)) : 0) : 0
  const most = isCounted ? Math.ceil(Math.sqrt(counts)) : subjects.length > 2 || lettering ? 3 : 0
  const across = Math.max(ACROSS[detail], most)
  // Each row begins with the next motif, so that like never stands above like; with many it skips one, or the last ones
  // would never have their turn.
  const shift = subjects.length < 2 * across ? 1 : 2
  const size = (PAGE - 2 * MARGIN - 20) / across
  // Everybody who is counted once, and company in the places that are left.
  const company = companions.length > 0 ? companions : ANYTHING.filter(isAllowed).map(ornament)
  const counted = Array.from(
    { length: across * (lettering ? across - 1 : across) },
    (_, i) => actors[i]?.plain ?? (company[i % Math.min(2, company.length)] as Sprite),
  )
  const places = isCounted ? random.shuffled(counted) : undefined
  const start = MARGIN + 10
  const written = lettersIn(brief, { left: start, top: start, right: PAGE - start, bottom: start + size }, 1)
  if (written) taken.take(written.box)
  const placed: Placed[] = []
  for (let row = written ? 1 : 0; row < across; row++)
    for (let column = 0; column < across; column++) {
      const motif = (places?.[(written ? row - 1 : row) * across + column] ??
        motifs[(column + row * shift) % motifs.length]) as Sprite
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
  const kinds = [...theme.air, 'stars' as const, 'bubbles' as const].filter(
    (kind) => ['stars', 'bubbles', 'snow', 'drops'].includes(kind) && isAllowed(kind),
  )
  const kind = kinds[0] ?? 'stars'
  const small = detail === 1 ? doubled(ALOFT[kind]) : ALOFT[kind]
  for (let i = 0; i < 16 * detail; i++) placed.push(...fillWith(small, MARGIN + 12, PAGE - MARGIN - 12, taken, random))
  return [...placed, ...(written?.placed ?? []), border()]
}
