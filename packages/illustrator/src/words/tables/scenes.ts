import type { ThemeName, Weather } from '../../themes/theme-name.ts'
import { englishTable, placeIn } from './english.ts'
import { listed } from './table.ts'

const WEATHERS: readonly Weather[] = ['rain', 'storm', 'night']

/** Words that say where or when a page plays; the first win over later ones. */
export const SETTINGS = englishTable('settings', ['place', 'words', 'weather'], 2).map(
  ({ place, words, weather: named, at }) => {
    const weather = WEATHERS.find((one) => one === named)
    if (named !== '' && weather === undefined)
      throw new Error(`${at} names no weather of ${WEATHERS.join(', ')}: ${named}.`)
    return { theme: placeIn(place, at), words, weather, at }
  },
)

/** Something to do or to say. */
export const DEEDS = englishTable('deeds', ['words', 'drawings', 'place', 'place if alone', 'is'], 1).map(
  ({ words, drawings, place, 'place if alone': alone, is, at }) => {
    const theme = placeIn(place, at)
    return {
      words,
      /** What shows it where nobody is named who does it. */
      drawings: listed(drawings),
      /** Where it happens, whoever does it. */
      theme,
      /** Where it happens if nobody is named: children play at a playground, but dogs play anywhere. */
      alone: placeIn(alone, at) ?? theme,
      /** It is said rather than done, and counts only where nothing else was understood. */
      saying: is === 'said',
      at,
    }
  },
)

/** Where a drawing feels at home, for prompts that name no place. */
export const HOMES = englishTable('homes', ['place', 'drawings']).map(({ place, drawings, at }) => ({
  theme: placeIn(place, at) as ThemeName,
  drawings: listed(drawings),
  at,
}))

/** What somebody has in the hand who does something, with the words for doing it. */
export const PROPS = englishTable('props', ['drawing', 'words'])

/** Another thing in the hand, where it is done to somebody or something of such a name. */
export const SUITED = englishTable('suited-props', ['drawing', 'whom', 'instead']).map((line) => ({
  ...line,
  whom: new RegExp(line.whom),
}))

const surroundings = (wanted: 'furniture' | 'open air'): ReadonlyMap<string, ThemeName> =>
  new Map(
    englishTable('surroundings', ['is', 'drawing', 'place'])
      .filter(({ is }) => is === wanted)
      .map(({ drawing, place, at }) => [drawing, placeIn(place, at) as ThemeName]),
  )

/** Furniture that somebody sits or lies on, and the room it stands in. */
export const FURNITURE = surroundings('furniture')

/** What is out of doors whatever is eaten there, and the place around it. */
export const OPEN_AIR = surroundings('open air')

/** What would look like more of what a prompt counts: drawings, or kinds of them, with decoration and scenery. */
export const COUNTED_ALIKE = englishTable('counted-alike', ['counted', 'drawings', 'scenery'], 1).map(
  ({ counted, drawings, scenery, at }) => ({
    counted: listed(counted).filter((name) => !name.endsWith('*')),
    kinds: listed(counted).flatMap((kind) => (kind.endsWith('*') ? [kind.slice(0, -1)] : [])),
    drawings: listed(drawings),
    scenery: listed(scenery),
    at,
  }),
)
