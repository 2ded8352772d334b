import type { LetterKind } from './asked/lettering.ts'
import type { Detail, Style, Taste } from './asked/look.ts'
import { actorOf, castFor, type Room } from './casting/cast.ts'
import { OPENMOJI_CREDIT } from './credit.ts'
import { drawingNamed } from './library/library.ts'
import { finished } from './ornament/finished.ts'
import type { Placed } from './paper/art.ts'
import { renderPage } from './paper/page.ts'
import { type Random, randomFrom } from './random.ts'
import { type Actor, type Brief, LINE_WIDTH } from './styles/brief.ts'
import { drawCloseUp } from './styles/close-up.ts'
import { drawFrame } from './styles/frame.ts'
import { type Layout, layOut } from './styles/lay-out.ts'
import { drawMandala } from './styles/mandala.ts'
import { drawOrnateFrame, MOST_ORNATE } from './styles/ornate-frame.ts'
import { drawPattern } from './styles/pattern.ts'
import { drawScene } from './styles/scene.ts'
import type { ThemeName } from './themes/theme-name.ts'
import { THEMES } from './themes/themes.ts'
import { drawingsByTag } from './words/by-tag.ts'
import { countedAlike } from './words/cast/counted-alike.ts'
import type { Wanted } from './words/cast/wanted.ts'
import { type Reading, readPrompt } from './words/read-prompt.ts'
import { titleOf } from './words/title-of.ts'
import { singularOf } from './words/tokens/singular.ts'
import { isUnfitToRead } from './words/unfit-to-read.ts'
import { isUnsuitable } from './words/unsuitable.ts'

export interface PageRequest {
  readonly prompt: string
  /** Left out, the prompt's own words decide, and a scene of usual detail where they say nothing. */
  readonly style?: Style | undefined
  readonly detail?: Detail | undefined
  readonly seed?: number
}

export interface Illustration {
  readonly svg: string
  /** A short caption. */
  readonly title: string
  /** As it was drawn. */
  readonly style: Style
  readonly detail: Detail
  /** Words of the prompt that are on the page. */
  readonly found: readonly string[]
  /** Words of the prompt there is no drawing for, or no room. */
  readonly missing: readonly string[]
  /** Whose drawings they are: show it with the page. */
  readonly credit: string
}

/** Thrown for what is not drawn on a page for children; the message is for the person who asked. */
export class PromptRefused extends Error {
  constructor() {
    super('That is not something we draw on a colouring page. Try animals, vehicles, flowers or a place you like.')
    this.name = 'PromptRefused'
  }
}

/** How each style is painted, and for how many it has room. */
const PAINTERS: Record<Style | 'ornate frame', { room: Room; paint: (brief: Brief, random: Random) => Placed[] }> = {
  scene: { room: { different: 6, actors: 12 }, paint: drawScene },
  'close-up': { room: { different: 3, actors: 3 }, paint: drawCloseUp },
  pattern: { room: { different: 6, actors: 6 }, paint: drawPattern },
  mandala: { room: { different: 2, actors: 2 }, paint: drawMandala },
  frame: { room: { different: 3, actors: 3 }, paint: drawFrame },
  'ornate frame': { room: { different: MOST_ORNATE, actors: MOST_ORNATE }, paint: drawOrnateFrame },
}

/** Themes to choose from when the words name neither a thing nor a place; who only asks for a mandala gets flowers. */
const ANYWHERE: readonly ThemeName[] = [
  'meadow',
  'forest',
  'underwater',
  'farm',
  'space',
  'fairytale',
  'garden',
  'beach',
]

/** Draws a page of line art that fits the words; the same request always gives the same page. */
export function illustrate(request: PageRequest): Illustration {
  const { things, style, detail, key, taste, title, found, missing } = compose(request)
  const svg = renderPage(finished(things, detail, key, taste), {
    lineWidth: LINE_WIDTH[detail],
    title,
    credit: OPENMOJI_CREDIT,
  })
  return { svg, title, style, detail, credit: OPENMOJI_CREDIT, found, missing }
}

/** A page with everything in its place, before it is finished and drawn. */
export interface Composition extends Pick<Illustration, 'title' | 'style' | 'detail' | 'found' | 'missing'> {
  readonly things: readonly Placed[]
  /** What chance follows on this page. */
  readonly key: string
  /** Of which kind its ornaments are, where the prompt says so. */
  readonly taste: Taste | undefined
  /** What is on the page for which words: the name of a drawing each. */
  readonly shown: readonly { readonly word: string; readonly name: string }[]
}

export function compose({ prompt, seed = 1, ...asked }: PageRequest): Composition {
  if (isUnsuitable(prompt)) throw new PromptRefused()
  const reading = readPrompt(prompt, asked.style)
  const detail = asked.detail ?? reading.detail ?? 2
  if (isUnfitToRead(reading)) throw new PromptRefused()
  const style =
    asked.style ?? reading.style ?? ((detail === 3 && isShowpiece(reading)) || isBare(reading) ? 'frame' : 'scene')
  const key = `${seed}/${style}/${detail}/${prompt}`
  const random = randomFrom(key)
  const theme = reading.theme ?? somewhere(reading, random)
  const { room, paint } = PAINTERS[style === 'frame' && detail === 3 ? 'ornate frame' : style]
  const actors =
    reading.wanted.length > 0
      ? castFor(reading.wanted, room)
      : isBare(reading) && !NEEDS_SOMEBODY.has(style)
        ? []
        : standIns(reading, theme, random)
  const lettering = reading.lettering && { ...reading.lettering, kind: reading.lettering.kind ?? LETTERS[detail] }
  const layout = layOut(
    paint,
    {
      actors,
      theme,
      weather: reading.weather,
      mountains: reading.mountains,
      detail,
      isCounted: reading.wanted.some(({ counted }) => counted),
      isCountedAlike: countedAlike(reading.wanted),
      taste: reading.taste?.is,
      lettering,
    },
    random,
    key,
  )
  const { things } = layout
  const { uncounted, ...shown } = shownAndMissing(reading, layout, style)
  const found = detail === 3 && reading.taste ? [...shown.found, reading.taste.word] : shown.found
  const title = titleOf(prompt, { ...reading, ...shown, theme: isBare(reading) ? undefined : theme, uncounted })
  const missing = withStandIns(shown.missing, shown.shown, layout.seen)
  const read = lettering?.text ? [...found, lettering.text] : found
  return { things, style, detail, title, key, taste: reading.taste?.is, ...shown, found: read, missing }
}

/** Letters alone, with nothing to be seen beside them. */
const isBare = ({ lettering, wanted, theme, weather }: Reading): boolean =>
  lettering !== undefined && wanted.length === 0 && theme === undefined && weather === undefined

/** Styles that are nothing without a subject. */
const NEEDS_SOMEBODY: ReadonlySet<Style> = new Set(['scene', 'close-up', 'pattern', 'mandala'])

/** What letters look like where the words do not say it. */
const LETTERS: Record<Detail, LetterKind> = { 1: 'round', 2: 'round', 3: 'ornate' }

/** Grown-ups like one large thing and its ornament, unless they tell of a place. */
function isShowpiece({ wanted, isPlaced }: Reading): boolean {
  // Of a kind of things, such as flowers, some will do.
  const counts = new Map(wanted.map(({ word, count }) => [word, count]))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return !isPlaced && total > 0 && total <= MOST_ORNATE
}

function somewhere({ wanted, style, lettering }: Reading, random: Random): ThemeName {
  if (wanted.length > 0) return 'meadow'
  return style || lettering ? 'garden' : random.pick(ANYWHERE)
}

/** Who is drawn when no word names a drawing: what is filed under the words, else who belongs to the theme. */
function standIns({ missing }: Reading, theme: ThemeName, random: Random): Actor[] {
  const heroes = random.shuffled(THEMES[theme].heroes).slice(0, 2)
  const filed = drawingsByTag(missing)
  const drawings = filed.length > 0 ? filed : heroes.flatMap((name) => drawingNamed(name) ?? [])
  return drawings.map((drawing) => actorOf(drawing))
}

/** A word counts as found if what it stands for can be seen on the page: there may be no room, or too little. */
function shownAndMissing({ wanted, found, missing }: Reading, { seen, times }: Layout, style: Style) {
  const isSeen = (name: string): boolean => seen.has(name) && !(REPEATING.has(style) && isLongRow(name))
  const shown = wanted.flatMap(({ word, drawing: { name } }) => (isSeen(name) ? [{ word, name }] : []))
  const words = new Set(shown.map(({ word }) => word))
  const hidden = new Set(wanted.flatMap(({ word }) => (words.has(word) ? [] : [word])))
  const fewer = [...words].flatMap(
    (word) =>
      tooFew(
        wanted.filter((one) => one.word === word),
        times,
      ) ?? [],
  )
  return {
    shown,
    found: found.filter((word) => !hidden.has(word)),
    missing: [...missing, ...hidden, ...fewer.map(({ named }) => named)],
    uncounted: fewer.map(({ said }) => said),
  }
}

/** What is missing, with what is drawn for it: nobody is to wonder where the snail comes from who asked for a slug. */
function withStandIns(
  missing: readonly string[],
  shown: Composition['shown'],
  seen: ReadonlySet<string>,
): readonly string[] {
  const isThere = (word: string): boolean => [...seen].some((name) => plainName(name).endsWith(` ${singularOf(word)}`))
  return missing.flatMap((word) => {
    const key = word.toLowerCase()
    const own = shown.filter((one) => one.word === key).map(({ name }) => name)
    const filed = drawingsByTag([word]).map(({ name }) => name)
    const instead = [...new Set([...own, ...filed])].filter((name) => seen.has(name)).map(plainName)
    // A picnic blanket is a blanket.
    if (instead.length === 0 && isThere(key)) return []
    return instead.length === 0 || shown.some((one) => one.word !== key && filed.includes(one.name))
      ? [word]
      : [`${word} (${instead.join(', ')} instead)`]
  })
}

const plainName = (name: string): string => name.replace(/ face$| showing .*$/, '')

/** Styles that show everything many times and small, in which nobody could read more than a few figures. */
const REPEATING: ReadonlySet<Style> = new Set(['pattern', 'mandala'])
const isLongRow = (name: string): boolean => /^figures (?:\S ?){5,}/.test(name)

/** Where a prompt counts more than there are on the page: what it says, and what is missing. */
function tooFew(wanted: readonly Wanted[], times: Layout['times']): { said: string; named: string } | undefined {
  const counted = wanted.filter((one) => one.counted)
  const [first] = counted
  if (first?.counted === undefined) return undefined
  const asked = counted.reduce((sum, one) => sum + (one.counted?.count ?? 0), 0)
  const there = counted.reduce((sum, { drawing }) => sum + (times.get(drawing.name) ?? 0), 0)
  const { said } = first.counted
  const named = `${said} ${first.word}`
  if (there >= asked) return undefined
  return { said, named: asked === Infinity ? named : `${named} (${there} fit)` }
}
