import type { AbsentRow } from '../nouns/absent.ts'

/**
 * Things that also say where a page plays. Where a table of nouns has a drawing for one, that is what is drawn; the
 * others are missing, but their place is shown.
 */
export const LANDMARKS: readonly AbsentRow[] = [
  ['puddle, muddy puddle, mud puddle', 'rain'],
  ['mud, mud bath', 'farm'],
  ['trampoline, swing, swing set, seesaw, see saw, sandbox, sandpit, sand pit, climbing frame', 'playground'],
  ['snowball', 'winter'],
  ['hay bale, haystack, chicken coop, hen house', 'farm'],
  ['waterhole, watering hole', 'savanna'],
  ['canyon, cave', 'mountains'],
  ['lily pad, lilypad', 'pond', ['lotus']],
  ['waterfall', 'river'],
  ['pyjamas, pajamas', 'bedroom'],
  ['windowsill, window sill, window ledge', 'room', ['window']],
  ['greenhouse', 'garden'],
  ['garage, driveway', 'road'],
  ['parade', 'city', [], ['drum', 'balloon']],
  ['water'],
  ['cliff, wall, roof, rooftop, path, trail, fog, mist, pier, dock, jetty'],
]
