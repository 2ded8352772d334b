import { FULL_PRESSURE } from '../brush/nibs.ts'
import type { Contact } from './tool.ts'

/** How fast (px of the page in a millisecond) a hand is at which it presses half as hard as it can. */
const HALF_AT = 1.6
/** The lightest a quick hand presses, and what a stroke begins with. */
const LIGHTEST = 70
const FIRST = 170
/** How much of the last pressure stays with each new one. */
const STEADY = 0.7

/** Gives pointers that know no pressure one by their speed: slow is heavy, quick is light. Pens keep their own. */
export function pressureOfSpeed(): (contacts: readonly Contact[]) => readonly Contact[] {
  let last: Contact | null = null
  let pressure = FIRST
  return (contacts) => {
    const end = contacts.at(-1)
    if (!end || end.isPressed) return contacts
    let length = 0
    let before = last
    for (const contact of contacts) {
      if (before) length += Math.sqrt((contact.at.x - before.at.x) ** 2 + (contact.at.y - before.at.y) ** 2)
      before = contact
    }
    const time = last ? end.time - last.time : 0
    const from = pressure
    if (time > 0) {
      const wanted = Math.max(LIGHTEST, FULL_PRESSURE / (1 + length / time / HALF_AT))
      pressure = STEADY * pressure + (1 - STEADY) * wanted
    }
    last = end
    return contacts.map((contact, at) => ({
      ...contact,
      pressure: Math.round(from + ((pressure - from) * (at + 1)) / contacts.length),
    }))
  }
}
