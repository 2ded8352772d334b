import { roughSea, sea } from './landscape.ts'
import type { Theme } from './themes.ts'

/** What may be over any place. */
export type Weather = 'rain' | 'storm' | 'night'

/** The same place in that weather; where there is no sky to see, nothing changes. */
export function inWeather(theme: Theme, weather: Weather | undefined): Theme {
  const hasSky = theme.air.some((kind) => kind === 'clouds' || kind === 'birds')
  if (weather === undefined || !hasSky) return theme
  const { light, ...dark } = theme
  switch (weather) {
    case 'night':
      return { ...dark, light: 'moon', air: ['stars', 'stars', 'clouds'], high: ['bat'] }
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
