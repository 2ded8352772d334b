import type { Drawing } from '../../library/drawing.ts'
import type { Drawn } from './mentions.ts'

const CARRYING_WEATHER = new Set(['cloud', 'crescent moon', 'full moon', 'rainbow', 'star', 'water wave'])

/** Whether a drawing can bear another: a hat is worn, the sun only shines on the cat "in the sun". */
export function canCarry(host: Drawing, what: 'anything' | 'crew'): boolean {
  if (what === 'crew') return /transport/.test(host.kind) || host.name === 'space shuttle'
  if (host.kind === 'travel-places/sky-weather') return CARRYING_WEATHER.has(host.name)
  return !/clothing|heart|music|face-/.test(host.kind)
}

/** Whether it can ride and have a family: animals, people and the like. */
export const isAlive = (meaning: Drawn | undefined): boolean => {
  const drawing =
    meaning?.is === 'company' ? meaning.drawings[0] : meaning?.is === 'thing' ? meaning.drawing : undefined
  return drawing !== undefined && /^people-|animal-|face-costume|openmoji\/animals/.test(drawing.kind)
}

/** Whether it is a person, or several. */
export const isPerson = (meaning: Drawn): boolean =>
  (meaning.is === 'thing' ? [meaning.drawing] : meaning.drawings).every(({ kind }) =>
    kind.startsWith('people-body/person'),
  )
