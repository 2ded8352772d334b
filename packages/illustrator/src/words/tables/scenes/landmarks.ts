import type { AbsentRow } from '../nouns/absent.ts'

/**
 * Things that also say where a page plays. Where a table of nouns has a drawing for one, that is what is drawn; the
 * others are missing, but their place is shown.
 */
export const LANDMARKS: readonly AbsentRow[] = [
  ['mud, mud bath', 'farm'],
  ['sandbox, sandpit, sand pit, climbing frame', 'playground'],
  ['chicken coop, hen house', 'farm'],
  ['waterhole, watering hole', 'savanna'],
  ['canyon', 'mountains'],
  ['lily pad, lilypad', 'pond', ['lotus']],
  ['pyjamas, pajamas', 'bedroom'],
  ['windowsill, window sill, window ledge', 'room', ['window']],
  ['garage, driveway', 'road'],
  ['parade', 'city', [], ['drum', 'balloon']],
  ['water'],
  ['cliff, path, trail, fog, mist, pier, dock, jetty'],
]
