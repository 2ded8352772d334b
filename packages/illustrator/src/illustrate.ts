import type { Drawing } from './library/drawing.ts'
import { drawingNamed } from './library/library.ts'
import type { Placed } from './paper/art.ts'
import { renderPage } from './paper/page.ts'
import { type Random, randomFrom } from './random.ts'
import { elementOf, sizeOf } from './sprite/nature.ts'
import { plainSprite, spriteOf } from './sprite/sprite.ts'
import { type Actor, type Brief, type Detail, LINE_WIDTH } from './styles/brief.ts'
import { drawCloseUp } from './styles/close-up.ts'
import { drawFrame } from './styles/frame.ts'
import { drawMandala } from './styles/mandala.ts'
import { drawPattern } from './styles/pattern.ts'
import { drawScene } from './styles/scene.ts'
import type { ThemeName } from './themes/theme-name.ts'
import { THEMES } from './themes/themes.ts'
import { type Reading, readPrompt } from './words/read-prompt.ts'
import { titleOf } from './words/title-of.ts'
import { isUnsuitable } from './words/unsuitable.ts'

export const STYLES = ['scene', 'close-up', 'pattern', 'mandala', 'frame'] as const

export type Style = (typeof STYLES)[number]

export interface Wish {
  readonly prompt: string
  readonly style?: Style
  readonly detail?: Detail
  readonly seed?: number
}

export interface Illustration {
  readonly svg: string
  /** A short caption. */
  readonly title: string
  /** Words of the prompt that are on the page. */
  readonly found: readonly string[]
  /** Words of the prompt there is no drawing for. */
  readonly missing: readonly string[]
}

/** Thrown for what is not drawn on a page for children; the message is for the person who asked. */
export class PromptRefused extends Error {
  constructor() {
    super('That is not something we draw on a colouring page. Try animals, vehicles, flowers or a place you like.')
    this.name = 'PromptRefused'
  }
}

const PAINTERS: Record<Style, (brief: Brief, random: Random) => Placed[]> = {
  scene: drawScene,
  'close-up': drawCloseUp,
  pattern: drawPattern,
  mandala: drawMandala,
  frame: drawFrame,
}

/** Most actors a page has room for. */
const MOST_ACTORS = 12

/** How small somebody may be beside the largest, so that it is still worth colouring. */
const SMALLEST = 0.42

/** Themes to choose from when the words name neither a thing nor a place. */
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

/** Draws a page of line art that fits the words; the same wish always gives the same page. */
export function illustrate({ prompt, style = 'scene', detail = 2, seed = 1 }: Wish): Illustration {
  if (isUnsuitable(prompt)) throw new PromptRefused()
  const reading = readPrompt(prompt)
  const random = randomFrom(`${seed}/${style}/${detail}/${prompt}`)
  const theme = reading.theme ?? (reading.wanted.length > 0 ? 'meadow' : random.pick(ANYWHERE))
  const actors = castOf(reading, theme, random)
  const title = titleOf(prompt, { ...reading, theme })
  const svg = renderPage(PAINTERS[style]({ actors, theme, detail }, random), LINE_WIDTH[detail], title)
  return { svg, title, found: reading.found, missing: reading.missing }
}

function castOf({ wanted }: Reading, theme: ThemeName, random: Random): Actor[] {
  if (wanted.length === 0) {
    const heroes = random.shuffled(THEMES[theme].heroes).slice(0, 2)
    return heroes.flatMap((name) => drawingNamed(name) ?? []).map((drawing) => actorOf(drawing, 1))
  }
  const actors: Actor[] = []
  const firstOf: number[] = []
  for (const [i, { drawing, count, size }] of wanted.entries()) {
    firstOf[i] = actors.length
    const factor = size === 'small' ? 0.7 : size === 'large' ? 1.25 : 1
    for (let n = 0; n < count && actors.length < MOST_ACTORS; n++) actors.push(actorOf(drawing, factor))
  }
  const largest = Math.max(...actors.map(({ size }) => size))
  return actors.map((one, i) => {
    // Only differences count: a page about bees shows them as large as a page about bears.
    const actor = { ...one, size: Math.max(SMALLEST, one.size / largest) }
    const carrier = wanted[firstOf.indexOf(i)]?.on ?? -1
    const carriedBy = firstOf[carrier]
    return carriedBy !== undefined && carries(wanted[carrier]?.drawing) ? { ...actor, on: carriedBy } : actor
  })
}

/** Houses and towns are no seats: who is "in a castle" stands before it. */
const carries = (drawing: Drawing | undefined): boolean =>
  drawing !== undefined && /transport|animal|furniture|household|sport|sky-weather/.test(drawing.kind)

function actorOf(drawing: Drawing, factor: number): Actor {
  return {
    sprite: spriteOf(drawing),
    plain: plainSprite(drawing),
    element: elementOf(drawing.name),
    size: sizeOf(drawing) * factor,
  }
}
