import { actorOf, castFor, type Room } from './casting/cast.ts'
import { OPENMOJI_CREDIT } from './credit.ts'
import { drawingNamed } from './library/library.ts'
import type { Placed } from './paper/art.ts'
import { renderPage } from './paper/page.ts'
import { type Random, randomFrom } from './random.ts'
import { type Actor, type Brief, type Detail, LINE_WIDTH, type Style } from './styles/brief.ts'
import { drawCloseUp } from './styles/close-up.ts'
import { drawFrame } from './styles/frame.ts'
import { drawMandala } from './styles/mandala.ts'
import { drawPattern } from './styles/pattern.ts'
import { drawScene } from './styles/scene.ts'
import type { ThemeName } from './themes/theme-name.ts'
import { THEMES } from './themes/themes.ts'
import { drawingsByTag } from './words/by-tag.ts'
import { type Reading, readPrompt } from './words/read-prompt.ts'
import { titleOf } from './words/title-of.ts'
import { isUnsuitable } from './words/unsuitable.ts'

export interface Wish {
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
const PAINTERS: Record<Style, { room: Room; paint: (brief: Brief, random: Random) => Placed[] }> = {
  scene: { room: { different: 6, actors: 12 }, paint: drawScene },
  'close-up': { room: { different: 3, actors: 3 }, paint: drawCloseUp },
  pattern: { room: { different: 6, actors: 6 }, paint: drawPattern },
  mandala: { room: { different: 2, actors: 2 }, paint: drawMandala },
  frame: { room: { different: 3, actors: 3 }, paint: drawFrame },
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

/** Draws a page of line art that fits the words; the same wish always gives the same page. */
export function illustrate({ prompt, seed = 1, ...asked }: Wish): Illustration {
  if (isUnsuitable(prompt)) throw new PromptRefused()
  const reading = readPrompt(prompt)
  const style = asked.style ?? reading.style ?? 'scene'
  const detail = asked.detail ?? reading.detail ?? 2
  const random = randomFrom(`${seed}/${style}/${detail}/${prompt}`)
  const theme = reading.theme ?? somewhere(reading, random)
  const { room, paint } = PAINTERS[style]
  const actors = reading.wanted.length > 0 ? castFor(reading.wanted, room) : standIns(reading, theme, random)
  const title = titleOf(prompt, { ...reading, theme })
  const svg = renderPage(paint({ actors, theme, detail }, random), {
    lineWidth: LINE_WIDTH[detail],
    title,
    credit: OPENMOJI_CREDIT,
  })
  return { svg, title, style, detail, credit: OPENMOJI_CREDIT, ...told(reading, room.different) }
}

function somewhere({ wanted, style }: Reading, random: Random): ThemeName {
  if (wanted.length > 0) return 'meadow'
  return style ? 'garden' : random.pick(ANYWHERE)
}

/** Who is drawn when no word names a drawing: what is filed under the words, else who belongs to the theme. */
function standIns({ missing }: Reading, theme: ThemeName, random: Random): Actor[] {
  const heroes = random.shuffled(THEMES[theme].heroes).slice(0, 2)
  const filed = drawingsByTag(missing)
  const drawings = filed.length > 0 ? filed : heroes.flatMap((name) => drawingNamed(name) ?? [])
  return drawings.map((drawing) => actorOf(drawing))
}

/** A style with less room than the words have subjects says which of them it left out. */
function told({ wanted, found, missing }: Reading, different: number): Pick<Illustration, 'found' | 'missing'> {
  const drawn = new Set(wanted.slice(0, different).map(({ word }) => word))
  const leftOut = new Set(wanted.slice(different).flatMap(({ word }) => (drawn.has(word) ? [] : [word])))
  return { found: found.filter((word) => !leftOut.has(word)), missing: [...missing, ...leftOut] }
}
