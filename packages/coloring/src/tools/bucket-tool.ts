import { wordOf } from '../drawing/color.ts'
import { aimedRegion, regionOfStroke } from '../fill/aim.ts'
import { throughGap } from '../fill/flow.ts'
import { fillSpans, spansOf } from '../fill/spans.ts'
import { currentId } from '../history/history.ts'
import type { Contact, Tool, Workplace } from './tool.ts'

/** How much further than its reach a tap may slide and still be a tap. */
const SLIDES = 2

/** The last tap, as long as nothing else has been done since. */
interface LastTap {
  readonly region: number
  readonly color: number
  readonly after: number
  /** The regions filled so far by tapping this place. */
  readonly reached: ReadonlySet<number>
}

/** A tap that came before the regions of the page were known. */
interface EarlyTap {
  readonly contact: Contact
  readonly color: number
}

interface BucketTool extends Tool {
  /** Fills what was tapped before the regions were known. */
  catchUp(): void
  /** What was tapped so is not wanted any more. */
  forgetEarly(): void
}

/**
 * The bucket fills the whole region that was tapped, strokes in it included. Tapped once more in the same region with
 * the same colour it flows on through the nearest closed gap: that the line was closed there was a guess.
 */
export function bucketTool(place: Workplace): BucketTool {
  let pressed: Contact | null = null
  let last: LastTap | null = null
  let early: EarlyTap[] = []

  function tap(contact: Contact, color: number): void {
    const map = place.regions()
    if (!map) return void early.push({ contact, color })
    const { at, reach } = contact
    const region = aimedRegion(map, at, reach)
    if (region === 0) return
    const now = currentId(place.editor.history())
    const isAgain = last?.region === region && last.color === color && last.after === now
    const before = isAgain && last ? last.reached : new Set<number>()
    const next = isAgain ? (throughGap(map, before, at) ?? regionOfStroke(map, at)) : region
    const spans = spansOf(map, next)
    const where = fillSpans(place.editor.drawing, spans, color)
    if (where) place.damaged(where)
    place.finished({ kind: 'fill', color, spans })
    last = { region, color, after: currentId(place.editor.history()), reached: new Set([...before, next]) }
  }

  return {
    press(contact) {
      pressed = contact
    },
    drag(contacts) {
      if (pressed && contacts.some((contact) => pressed && isFar(pressed, contact))) pressed = null
    },
    lift() {
      if (pressed) tap(pressed, wordOf(place.state().color))
      pressed = null
    },
    cancel() {
      pressed = null
    },
    catchUp() {
      if (early.length === 0) return
      const taps = early
      early = []
      for (const { contact, color } of taps) {
        // Whoever taps again because nothing has happened does not mean the gap.
        last = null
        tap(contact, color)
      }
      last = null
    },
    forgetEarly() {
      early = []
    },
  }
}

const isFar = (a: Contact, b: Contact): boolean =>
  (a.at.x - b.at.x) ** 2 + (a.at.y - b.at.y) ** 2 > (SLIDES * a.reach) ** 2
