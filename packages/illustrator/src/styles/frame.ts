import type { Detail } from '../asked/look.ts'
import { drawingNamed } from '../library/library.ts'
import { asDrawn, type Placed } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { at, strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { rainbow } from '../scenery/sky.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { plainSprite } from '../sprite/sprite-of.ts'
import { ALOFT } from '../themes/scatter.ts'
import type { Theme } from '../themes/theme.ts'
import { THEMES } from '../themes/themes.ts'
import { type Actor, type Brief, isRainbow } from './brief.ts'
import { cellsOf, mayDecorate } from './counted.ts'
import { unpacked } from './ensemble.ts'
import { fillWith } from './fill.ts'
import { frameOf } from './frame-tiles.ts'
import { gathered } from './gather.ts'
import { lettersIn } from './letters.ts'
import { looksIntoPage } from './player.ts'
import { put, putMiddle, scaleToFit } from './put.ts'
import { nothingTaken } from './taken.ts'

/** Tiles along one side of the frame, by detail. */
const TILES: Record<Detail, number> = { 1: 5, 2: 5, 3: 6 }

/** The same where there is nothing but letters within. */
const AROUND_LETTERS: Record<Detail, number> = { 1: 6, 2: 7, 3: 7 }

/** Ornaments for themes that have few small things of their own. */
const ANY_ORNAMENTS = ['red heart', 'star', 'blossom']

/** What is around letters that stand alone. */
const AROUND = ['red heart', 'star', 'butterfly']

/** Ornaments all of whose parts are large. */
const PLAIN_ORNAMENTS = ['red heart', 'star', 'crescent moon', 'cloud']

/** Most subjects side by side inside a frame: where more are counted, they stand in rows. */
const MOST_ABREAST = 3

/** A frame of small drawings around the subjects. */
export function drawFrame(brief: Brief, random: Random): Placed[] {
  const { actors, theme: name, detail } = brief
  const theme = THEMES[name]
  const tiles = brief.lettering && actors.length === 0 ? AROUND_LETTERS[detail] : TILES[detail]
  const tile = (PAGE - 2 * MARGIN) / tiles
  const edge = MARGIN + tile
  const inner = PAGE - 2 * edge
  const written = lettersIn(brief, { left: edge, top: edge, right: PAGE - edge, bottom: PAGE - edge })
  const [top, height] = written ? [written.below, PAGE - edge - written.below] : [edge, inner]
  const floor = edge + inner * 0.86
  const land = theme.land(random)
  const subjects = gathered(actors).filter((actor) => !isRainbow(actor))
  const share = inner / Math.max(1, subjects.length)
  const cells = cellsOf(subjects.length, { x: PAGE / 2, y: top + height / 2, width: inner, height: height * 0.9 })
  const players = subjects.map((actor, i) => {
    const { sprite } = actor
    const cell = subjects.length > MOST_ABREAST ? cells[i] : undefined
    if (cell) {
      const scale = scaleToFit(sprite, cell.width * 0.86, cell.height * 0.86)
      return { sprite, placed: putMiddle(sprite, { ...cell, scale, mirrored: looksIntoPage(sprite, cell.x) }) }
    }
    const x = edge + share * (i + 0.5)
    const mirrored = subjects.length > 1 && looksIntoPage(sprite, x)
    const scale = scaleToFit(sprite, share * 0.86, height * 0.72)
    const placed = isHigh(actor, land.floats)
      ? putMiddle(sprite, { x, y: top + height * (0.36 + 0.1 * (i % 2)), scale, mirrored })
      : put(sprite, { x, foot: floor, scale, mirrored })
    return { sprite, placed }
  })

  const taken = nothingTaken()
  for (const { sprite, placed } of players) taken.takeSprite(sprite, placed)
  if (written) taken.take(written.box)
  taken.take({ left: 0, top: 0, right: edge + 8, bottom: PAGE })
  taken.take({ left: PAGE - edge - 8, top: 0, right: PAGE, bottom: PAGE })
  const isAllowed = mayDecorate(brief)
  const kinds = [...theme.air, 'stars' as const, 'bubbles' as const].filter(isAllowed)
  const isBare = written !== undefined && actors.length === 0
  const kind = isBare ? 'stars' : (kinds.find((one) => one !== 'planets' && one !== 'clouds') ?? 'stars')
  const [count, lowest] = isBare ? [detail * 8, PAGE - edge - 12] : [detail * 4, floor - 110]
  const fillers = Array.from({ length: count }, () => fillWith(ALOFT[kind], edge + 12, lowest, taken, random))
  const arch = rainbow(at(PAGE / 2, floor), inner * 0.46, detail + 2, inner * 0.05)
  const hill = `M${edge} ${floor - 20}Q${PAGE / 2} ${floor - 70} ${PAGE - edge} ${floor - 20}`
  const ornaments = isBare ? ornamentsNamed(AROUND) : ornamentsOf(theme, subjects, detail, isAllowed, random)
  return [
    ...(isBare ? [] : [asDrawn(strokes(hill))]),
    ...actors.filter(isRainbow).map(({ plain }) => ({ ...asDrawn(arch), shows: plain })),
    ...fillers.flat(),
    ...players.flatMap(({ sprite, placed }) => unpacked(sprite, placed)),
    ...(written?.placed ?? []),
    ...frameOf(ornaments, tiles, detail === 1 || !isAllowed('flowers')),
  ]
}

const isHigh = ({ element }: Actor, floats: boolean): boolean =>
  element === 'air' || element === 'in space' || (floats && element !== 'ground')

function ornamentsOf(
  theme: Theme,
  subjects: readonly Actor[],
  detail: Detail,
  isAllowed: (name: string) => boolean,
  random: Random,
): Sprite[] {
  const present = subjects.map(({ sprite }) => sprite.name)
  const own = random.shuffled(detail === 1 ? PLAIN_ORNAMENTS : [...theme.small, ...theme.high])
  return [...new Set([...own, ...ANY_ORNAMENTS])]
    .filter((name) => !present.includes(name) && isAllowed(name))
    .flatMap((name) => drawingNamed(name) ?? [])
    .slice(0, 3)
    .map(plainSprite)
}

const ornamentsNamed = (names: readonly string[]): Sprite[] =>
  names.flatMap((name) => drawingNamed(name) ?? []).map(plainSprite)
