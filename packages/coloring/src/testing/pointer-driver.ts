import type { PointerInput, PointerSample } from '../input/pointer-input.ts'
import type { handClock } from './hand-clock.ts'

type Place = readonly [x: number, y: number, pressure?: number]

/** Milliseconds between two events of a pointer that nobody keeps waiting. */
const BETWEEN_EVENTS = 4

/** Pointers that do as a test says: `draw.press(10, 10).move(20, 10).lift()`. */
export function pointerDriver(receive: (input: PointerInput) => void, hand: ReturnType<typeof handClock>) {
  let nextId = 1

  function pointerOf(type: PointerInput['type'], id: number, buttons: number) {
    let at: PointerSample = { x: 0, y: 0, pressure: 0.5 }
    let breadth = 0
    let held = buttons

    function send(phase: PointerInput['phase'], [x, y, pressure]: Place, coalesced: readonly Place[] = []) {
      at = sampleOf([x, y, pressure ?? at.pressure])
      receive({
        ...at,
        phase,
        id,
        type,
        buttons: held,
        time: hand.clock.now(),
        breadth,
        coalesced: coalesced.map(sampleOf),
      })
      return pointer
    }
    const last = (): Place => [at.x, at.y, at.pressure]

    const pointer = {
      /** From its next event on as broad as this (CSS px). */
      broad(next: number) {
        breadth = next
        return pointer
      },
      press: (...place: Place) => send('down', place),
      /** Through each of these places, with an event for each. */
      move(...places: readonly (number | Place)[]) {
        for (const place of pairs(places)) {
          hand.wait(BETWEEN_EVENTS)
          send('move', place)
        }
        return pointer
      },
      /** Through all of these places within one event. */
      burst(...places: readonly Place[]) {
        hand.wait(BETWEEN_EVENTS)
        return send('move', places.at(-1) ?? last(), places)
      },
      hover: (...place: Place) => {
        held = 0
        send('move', place)
        held = buttons
        return pointer
      },
      lift() {
        held = 0
        send('up', type === 'pen' ? [at.x, at.y, 0] : last())
        held = buttons
        return pointer
      },
      tap: (...place: Place) => pointer.press(...place).lift(),
      cancel: () => send('cancel', last()),
      lose: () => send('lost', last()),
      wait(milliseconds: number) {
        hand.wait(milliseconds)
        return pointer
      },
    }
    return pointer
  }

  return {
    ...pointerOf('mouse', 0, 1),
    button: (buttons: number) => pointerOf('mouse', 0, buttons),
    pen: (buttons = 1) => pointerOf('pen', nextId++, buttons),
    finger: () => pointerOf('touch', nextId++, 1),
  }
}

/** Alternating numbers, or places, as places. */
function pairs(places: readonly (number | Place)[]): Place[] {
  const result: Place[] = []
  for (let i = 0; i < places.length; i++) {
    const place = places[i] as number | Place
    if (typeof place === 'number') result.push([place, places[++i] as number])
    else result.push(place)
  }
  return result
}

const sampleOf = ([x, y, pressure = 0.5]: Place): PointerSample => ({ x, y, pressure })
