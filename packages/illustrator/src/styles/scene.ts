import type { Detail } from '../asked/look.ts'
import { drawingNamed } from '../library/library.ts'
import { asDrawn, type Box, heightOf, type Placed } from '../paper/art.ts'
import { MARGIN, PAGE } from '../paper/page.ts'
import { at, strokes } from '../paper/pen.ts'
import type { Random } from '../random.ts'
import { moon, sun } from '../scenery/sky.ts'
import type { Sprite } from '../sprite/sprite.ts'
import { spriteOf } from '../sprite/sprite-of.ts'
import { beforeMountains, type Landscape, largePond, pondside } from '../themes/landscape.ts'
import { ALOFT, doubled, type Filler, ON_GROUND } from '../themes/scatter.ts'
import type { Theme } from '../themes/theme.ts'
import { ASHORE, GROUNDED, THEMES } from '../themes/themes.ts'
import { inWeather } from '../themes/weather.ts'
import { boardFor, drawnBoard } from './board.ts'
import type { Brief } from './brief.ts'
import { companyFor, isSolemn } from './company.ts'
import { mayDecorate } from './counted.ts'
import { unpacked } from './ensemble.ts'
import { fillWith, fillWithSprite, standFarOff } from './fill.ts'
import { gathered } from './gather.ts'
import { lettersAbove } from './letters.ts'
import { placeActors } from './place-actors.ts'
import { rowsOf } from './player.ts'
import { rainbowFor } from './rainbow.ts'
import { ripplesAround } from './ripples.ts'
import { nothingTaken, type Taken } from './taken.ts'

/** How many things beside the actors a page gets, by detail: grown-ups get ornaments instead of small animals. */
const FAR: Record<Detail, number> = { 1: 1, 2: 3, 3: 3 }
const ON_THE_GROUND: Record<Detail, number> = { 1: 4, 2: 14, 3: 10 }
const IN_THE_AIR: Record<Detail, number> = { 1: 3, 2: 8, 3: 5 }

/** Fillers narrower than this (px) have parts too small for the smallest hands. */
const SMALL = 130

/** Mere strokes, which would cut an ornament to pieces. */
const STROKES = ['grass', 'birds']

/** Air between what is to be read and a board below it (px). */
const BELOW_LETTERS = 18

/** What stands far off is smaller than the actors, but not too small to colour (px). */
const SMALLEST_FAR = 170

/** Actors in a landscape that fits them. */
export function drawScene(brief: Brief, random: Random): Placed[] {
  const { actors: all, theme: name, weather, mountains, detail } = brief
  const actors = gathered(all)
  const theme = decorated(inWeather(THEMES[name], weather), mayDecorate(brief))
  const somebodyStands = actors.some(({ element }) => element === 'ground')
  const nobodySwims = actors.every(({ element }) => element === 'ground' || element === 'air')
  const own = (somebodyStands && GROUNDED[name]) || (nobodySwims && ASHORE[name]) || theme.land
  const landscaper = own === pondside && !somebodyStands && rowsOf(actors.length).length > 1 ? largePond : own
  const land = (mountains ? beforeMountains(landscaper) : landscaper)(random)
  const taken = nothingTaken()
  const written = lettersAbove(brief, land, theme.light !== undefined)
  const board = boardFor(actors, written && written.box.bottom + BELOW_LETTERS)
  const overhead = written ? { written: [], others: actors, ...board, box: spanned(written.box, board?.box) } : board
  const players = placeActors(actors, { land, detail, board: overhead }, random)
  const bow = rainbowFor(actors, detail)
  for (const box of [...land.busy, ...bow.busy, ...(overhead ? [overhead.box] : [])]) taken.take(box)
  for (const { actor, placed } of players) taken.takeSprite(actor.sprite, placed)
  const others = (names: readonly string[]): Sprite[] =>
    extras(
      names,
      all.map(({ sprite }) => sprite.name),
      random,
    )

  const light = lightOf(
    theme,
    all.some(({ sprite }) => /^(sun|full moon|crescent moon|moon)/.test(sprite.name)),
    detail,
    detail === 3 || isSolemn(all) ? 'plain' : 'smiling',
    taken,
    random,
  )
  const company = (names: readonly string[]): Sprite[] =>
    others(companyFor(names, { actors: all, theme: name, detail }))
  const tallest = Math.max(0, ...players.map(({ actor, placed }) => heightOf(actor.sprite.box) * placed.scale))
  const farthest = Math.max(SMALLEST_FAR, 0.8 * tallest)
  const far = others(theme.far)
    .slice(0, FAR[detail])
    .flatMap((sprite) => standFarOff(sprite, Math.min(250 * sprite.size, farthest), land.far, taken, random))
  const drawn = players.flatMap((player) => [
    ...unpacked(player.actor.sprite, player.placed),
    ...(land.hasPond ? ripplesAround(player) : []),
  ])
  return [
    ...bow.placed,
    ...light,
    ...aloft(theme, land, detail, company(theme.high), taken, random),
    ...(written ? [] : land.overhead),
    ...land.back,
    ...far,
    ...land.front,
    ...onGround(theme, land, detail, company(theme.small), taken, random),
    ...(board ? [drawnBoard(board.box, land, theme.light !== undefined)] : []),
    ...drawn.filter(({ isLow }) => !isLow),
    ...land.over,
    ...drawn.filter(({ isLow }) => isLow),
    ...(written?.placed ?? []),
    border(),
  ]
}

/** All that is to be read, from the top down. */
const spanned = (letters: Box, board: Box | undefined): Box =>
  board
    ? {
        left: Math.min(letters.left, board.left),
        right: Math.max(letters.right, board.right),
        top: letters.top,
        bottom: board.bottom,
      }
    : letters

/** A theme without what may not decorate the page. */
const decorated = (theme: Theme, isAllowed: (name: string) => boolean): Theme => ({
  ...theme,
  far: theme.far.filter(isAllowed),
  small: theme.small.filter(isAllowed),
  high: theme.high.filter(isAllowed),
  ground: theme.ground.filter(isAllowed),
  air: theme.air.filter(isAllowed),
})

/** Drawings of a theme that are not on the page already, in any order. */
function extras(names: readonly string[], present: readonly string[], random: Random): Sprite[] {
  const drawings = random.shuffled(names).flatMap((name) => drawingNamed(name) ?? [])
  return drawings.filter(({ name }) => !present.includes(name)).map((drawing) => spriteOf(drawing))
}

function lightOf(
  theme: Theme,
  isThere: boolean,
  detail: Detail,
  face: 'smiling' | 'plain',
  taken: Taken,
  random: Random,
): Placed[] {
  if (!theme.light || isThere) return []
  const radius = detail === 1 ? 78 : 60
  const reach = radius * 1.6
  for (const x of random.shuffled([MARGIN + 24 + reach, PAGE - MARGIN - 24 - reach])) {
    const middle = at(x, MARGIN + 20 + reach)
    const box = { left: x - reach, top: middle.y - reach, right: x + reach, bottom: middle.y + reach }
    if (!taken.isFree(box)) continue
    taken.take(box)
    return [
      theme.light === 'sun'
        ? asDrawn(...sun(middle, radius, detail === 1 ? 8 : 12, face))
        : asDrawn(moon(middle, radius * 1.3)),
    ]
  }
  return []
}

function aloft(
  theme: Theme,
  land: Landscape,
  detail: Detail,
  sprites: readonly Sprite[],
  taken: Taken,
  random: Random,
): Placed[] {
  const [top, bottom] = [MARGIN + 20, land.skyline - 24]
  const placed: Placed[] = []
  const wanted = IN_THE_AIR[detail] * (land.floats ? 2.4 : 1)
  const kinds = theme.air.filter((kind) => detail < 3 || !STROKES.includes(kind))
  const visitors = detail === 2 || (detail === 3 && land.floats) ? 2 : 0
  for (const sprite of sprites.slice(0, land.floats && visitors > 0 ? visitors + 2 : visitors))
    placed.push(...fillWithSprite(sprite, 126, top, bottom, taken, random))
  for (let i = 0; i < wanted && kinds.length > 0; i++) {
    const kind = kinds[i % kinds.length] as (typeof kinds)[number]
    placed.push(...fillWith(larger(ALOFT[kind], detail), top, bottom, taken, random))
  }
  return placed
}

function onGround(
  theme: Theme,
  land: Landscape,
  detail: Detail,
  sprites: readonly Sprite[],
  taken: Taken,
  random: Random,
): Placed[] {
  const [top, bottom] = land.ground
  const placed: Placed[] = []
  const visitors = detail === 2 ? 3 : 0
  const kinds = theme.ground.filter((kind) => detail < 3 || !STROKES.includes(kind))
  for (const sprite of sprites.slice(0, visitors))
    placed.push(...fillWithSprite(sprite, 120, top, bottom, taken, random))
  for (let i = 0; i < ON_THE_GROUND[detail] && kinds.length > 0; i++) {
    const kind = kinds[i % kinds.length] as (typeof kinds)[number]
    placed.push(...fillWith(larger(ON_GROUND[kind], detail), top, bottom, taken, random))
  }
  return placed
}

/** The smallest hands get what is small in twice its size. */
const larger = (filler: Filler, detail: Detail): Filler =>
  detail === 1 && filler.size[0] < SMALL ? doubled(filler) : filler

/** A line around the page: sky and ground end there, so that they can be filled. */
export function border(): Placed {
  const size = PAGE - 2 * MARGIN
  return asDrawn(strokes(`M${MARGIN} ${MARGIN}h${size}v${size}h${-size}Z`))
}
