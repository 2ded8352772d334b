import type { ThemeName, Weather } from '../../themes/theme-name.ts'
import type { Remark } from '../meaning/mentions.ts'
import { isPlace } from '../tables/places.ts'
import { FURNITURE, HOMES, OPEN_AIR } from '../tables/scenes.ts'
import type { Wanted } from './wanted.ts'

/** Home of a drawing by its name. */
const homes = new Map(HOMES.flatMap(({ theme, drawings }) => drawings.map((name) => [name, theme] as const)))

/** Kinds of drawings that make a laid table when there is nothing else. */
const TABLE_KINDS = /^(?:food-drink|extras-openmoji\/food-drink)/

/** They are seen at night. */
const NIGHTLY = /^(?:owl|star|(?:glowing|shooting) star|(?:crescent|full|new|(?:first|last) quarter) moon(?: face)?)$/

const MOON = /^(?:crescent|full|new|(?:first|last) quarter) moon(?: face)?$/
const SUN = /^sun(?: with face)?$/

/** The theme a prompt names, else the one its subjects suggest. */
export function themeOf(
  remarks: readonly Remark[],
  wanted: readonly Wanted[],
  done: ThemeName | undefined,
): ThemeName | undefined {
  const home = subjectTheme(wanted, absentTheme(remarks), done)
  const setting = decidingSetting(remarks)
  const indoors = furnitureTheme(wanted)
  const named = setting?.weather
    ? (indoors ?? togetherTheme(remarks) ?? placeInWeather(home, setting.weather) ?? setting.theme)
    : setting?.theme
  const together = named ?? togetherTheme(remarks)
  const isNight = wanted.some(({ asleep }) => asleep) || namesNight(remarks, NIGHTLY)
  // No sun shines on the blackboard.
  const isOutdoors = wanted.some(
    ({ drawing: { kind, name } }) => /sky-weather/.test(kind) && !/umbrella|^star$/.test(name),
  )
  const open = isOutdoors && isPlace(home, 'window') ? undefined : home
  const usual = together ?? indoors ?? (isNight ? nightTheme(open) : open)
  const theme = (isLaid(usual) && setting?.theme !== 'table' ? openAirTheme(wanted) : undefined) ?? usual
  // Fish in the sea are seen from below, but from above where there is a boat or a storm.
  const boat = wanted.some(isVessel)
  const isAbove = boat || (setting?.weather && setting.weather !== 'night')
  if (theme === 'sea' && !isAbove && wanted.some(({ drawing }) => homes.get(drawing.name) === 'underwater'))
    return 'underwater'
  const aboard = wanted.some(({ on }) => on !== undefined && isVessel(wanted[on]))
  return !named && ((theme === 'underwater' && boat) || (theme === 'beach' && aboard)) ? 'sea' : theme
}

const isLaid = (theme: ThemeName | undefined): boolean => theme === 'table' || theme === 'birthday'

/** Whatever is eaten at a bonfire or a market is eaten out of doors. */
const openAirTheme = (wanted: readonly Wanted[]): ThemeName | undefined =>
  wanted.flatMap(({ drawing }) => OPEN_AIR.get(drawing.name) ?? [])[0]

const isVessel = (one: Wanted | undefined): boolean => one?.drawing.kind === 'travel-places/transport-water'

/** A bed stands in a bedroom, and whoever sits on a sofa is at home; a throne stands in a castle. */
function furnitureTheme(wanted: readonly Wanted[]): ThemeName | undefined {
  const hosts = wanted.flatMap(({ on }) => (on === undefined ? [] : (wanted[on] ?? [])))
  const isHome = !wanted.some(({ drawing }) => /place-building/.test(drawing.kind))
  const beds = wanted.filter(
    ({ drawing: { name } }) => name === 'bed' || (name === 'window' && wanted.length > 1 && isHome),
  )
  const furniture = [...beds, ...hosts].find(({ drawing, word }) => FURNITURE.has(drawing.name) && word !== 'throne')
  return furniture && FURNITURE.get(furniture.drawing.name)
}

/** Under a moon that is named it is night, whoever else is there. */
const namesNight = (remarks: readonly Remark[], nightly: RegExp): boolean =>
  remarks.some((remark) => {
    const meaning = remark.is === 'mention' ? remark.mention.meaning : undefined
    return meaning?.is === 'thing' && nightly.test(meaning.drawing.name)
  })

const nightTheme = (home: ThemeName | undefined): ThemeName =>
  home === undefined || isPlace(home, 'sunny') ? 'night' : home

/** It rains wherever somebody is at home: a ship in a storm is at sea, where a whale comes up. */
function placeInWeather(home: ThemeName | undefined, weather: Weather): ThemeName | undefined {
  if (home === 'underwater') return weather === 'night' ? home : 'sea'
  return isPlace(home, 'any weather') ? home : undefined
}

function decidingSetting(remarks: readonly Remark[]): Extract<Remark, { is: 'setting' }> | undefined {
  let best: Extract<Remark, { is: 'setting' }> | undefined
  for (const remark of remarks)
    if (remark.is === 'setting' && remark.theme && remark.rank < (best?.rank ?? Infinity)) best = remark
  return best
}

/** What weather a prompt names first; under a moon it is night. */
export const weatherOf = (remarks: readonly Remark[]): Weather | undefined =>
  remarks.flatMap((remark) => (remark.is === 'setting' ? (remark.weather ?? []) : []))[0] ??
  (namesNight(remarks, MOON) && !namesNight(remarks, SUN) ? 'night' : undefined)

/** Of a word for several things, such as "farm animals". */
function togetherTheme(remarks: readonly Remark[]): ThemeName | undefined {
  for (const remark of remarks) {
    const meaning = remark.is === 'mention' ? remark.mention.meaning : undefined
    if (meaning && meaning.is !== 'thing' && meaning.theme) return meaning.theme
  }
  return undefined
}

/** Where subjects are at home, unless what they do takes them elsewhere; ducks swim on their own pond. */
function subjectTheme(
  wanted: readonly Wanted[],
  absent: ThemeName | undefined,
  done: ThemeName | undefined,
): ThemeName | undefined {
  const themes = wanted.flatMap(({ drawing }) => homes.get(drawing.name) ?? [])
  const strong = themes.find((theme) => isPlace(theme, 'strong'))
  if (strong) return strong
  // Marshmallows are eaten wherever there is a fire.
  if (absent && !(absent === 'table' && themes.length > 0)) return absent
  const withAnimals = wanted.some(({ drawing }) => /animal-/.test(drawing.kind))
  // A dog with a ball is at play, not at a match.
  const weak = vehicleTheme(wanted) ?? themes.find((theme) => theme !== 'sport' || !withAnimals)
  const isThere = weak === undefined || !(isPlace(done, 'water') && isPlace(weak, 'water'))
  if (done && isThere) return done
  if (weak) return weak
  return wanted.length > 0 && wanted.every(({ drawing }) => TABLE_KINDS.test(drawing.kind)) ? 'table' : undefined
}

/** A goat in a boat is at sea, wherever goats live. */
function vehicleTheme(wanted: readonly Wanted[]): ThemeName | undefined {
  for (const { on } of wanted) {
    const host = on === undefined ? undefined : wanted[on]?.drawing
    if (host && /transport-/.test(host.kind)) return homes.get(host.name)
  }
  return undefined
}

const absentTheme = (remarks: readonly Remark[]): ThemeName | undefined =>
  remarks.flatMap((remark) => (remark.is === 'missing' ? (remark.theme ?? []) : []))[0]
