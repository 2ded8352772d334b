import { bathroom, kitchen, room, withView } from './interiors.ts'
import { type Landscaper, roughSea, sea } from './landscape.ts'
import type { Theme } from './theme.ts'
import type { Weather } from './theme-name.ts'

/** Rooms through whose window the weather is seen. */
const WITH_VIEW: readonly Landscaper[] = [room, kitchen, bathroom]

/** The same place in that weather; where there is neither a sky to see nor a window, nothing changes. */
export function inWeather(theme: Theme, weather: Weather | undefined): Theme {
  const hasSky = theme.air.some((kind) => kind === 'clouds' || kind === 'birds')
  if (weather && WITH_VIEW.includes(theme.land)) return { ...theme, land: withView(theme.land, weather) }
  if (weather === undefined || !hasSky) return theme
  const { light, ...dark } = theme
  switch (weather) {
    case 'night':
      return {
        ...dark,
        light: 'moon',
        air: theme.air.includes('snow') ? ['stars', 'snow', 'clouds'] : ['stars', 'stars', 'clouds'],
        high: [],
      }
    case 'rain':
      return { ...dark, air: ['drops', 'clouds', 'drops', 'drops'], high: [] }
    case 'storm':
      return {
        ...dark,
        land: theme.land === sea ? roughSea : theme.land,
        air: ['clouds', 'bolts', 'drops', 'drops', 'clouds', 'drops', 'bolts', 'drops'],
        high: [],
      }
  }
}
