import { wordOf } from '../drawing/color.ts'
import type { PagePoint } from '../drawing/points.ts'
import { touchedRect } from '../drawing/touched.ts'
import { aimedRegion, regionOfStroke } from '../fill/aim.ts'
import { fillOf } from '../fill/fill-of.ts'
import { throughGap } from '../fill/flow.ts'
import type { FillName } from '../fill/looks/looks.ts'
import { currentId } from '../history/history.ts'
import { drawOperation } from '../operations/draw-operation.ts'
import type { Contact, Tool, Workplace } from './tool.ts'

/** How much further than its reach a tap may slide and still be a tap. */
const SLIDES = 2

/** The last tap, as long as nothing else has been done since. */
interface LastTap {
  readonly region: number
  readonly color: number
  readonly fill: FillName
  readonly after: number
  /** The regions filled so far by tapping this place. */
  readonly reached: ReadonlySet<number>
}

/** A tap that came before the regions of the page were known. */
interface EarlyTap {
  readonly contact: Contact
  readonly color: number
  readonly to: PagePoint | null
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
  /** Where somebody draws to who says which way a gradient goes. */
  let to: PagePoint | null = null
  let last: LastTap | null = null
  let early: EarlyTap[] = []

  function tap(contact: Contact, color: number, to: PagePoint | null): void {
    const map = place.regions()
    if (!map) return void early.push({ contact, color, to })
    const { at, reach } = contact
    const region = aimedRegion(map, at, reach)
    if (region === 0) return
    const now = currentId(place.editor.history())
    const { fill } = place.state()
    const isAgain = last?.region === region && last.color === color && last.fill === fill && last.after === now && !to
    const before = isAgain && last ? last.reached : new Set<number>()
    const next = isAgain ? (throughGap(map, before, at) ?? regionOfStroke(map, at)) : region
    const operation = fillOf(place, { map, region: next, color, at, to })
    drawOperation(place.editor.drawing, operation)
    const where = touchedRect(place.editor.drawing.touched)
    if (where) place.damaged(where)
    place.finished(operation)
    last = { region, color, fill, after: currentId(place.editor.history()), reached: new Set([...before, next]) }
  }

  return {
    press(contact) {
      to = null
      pressed = contact
    },
    drag(contacts) {
      const end = contacts.at(-1)
      if (place.state().fill === 'gradient') to = pressed && end && isFar(pressed, end) ? end.at : null
      else if (pressed && contacts.some((contact) => pressed && isFar(pressed, contact))) pressed = null
    },
    lift() {
      if (pressed) tap(pressed, wordOf(place.state().color), to)
      pressed = null
    },
    cancel() {
      pressed = null
    },
    catchUp() {
      if (early.length === 0) return
      const taps = early
      early = []
      for (const { contact, color, to } of taps) {
        // Whoever taps again because nothing has happened does not mean the gap.
        last = null
        tap(contact, color, to)
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
