import type { ThemeName } from '../../themes/theme-name.ts'
import { isPlace } from '../tables/places.ts'
import type { Wanted } from './wanted.ts'

/** What is wanted without a window where the room has one, unless somebody is on it. */
export function withoutWindow(wanted: readonly Wanted[], theme: ThemeName | undefined): readonly Wanted[] {
  const window = wanted.findIndex(({ drawing }) => drawing.name === 'window')
  const isFree = wanted.length > 1 && wanted.every(({ on }, i) => (i === window ? on === undefined : on !== window))
  if (window < 0 || !isFree || !isPlace(theme, 'window')) return wanted
  const moved = (index: number): number => (index > window ? index - 1 : index)
  return wanted.toSpliced(window, 1).map(({ tie, ...one }) => {
    const whom = tie?.whom.filter((index) => index !== window).map(moved) ?? []
    return {
      ...one,
      ...(one.on === undefined ? {} : { on: moved(one.on) }),
      ...(tie && whom.length > 0 ? { tie: { ...tie, whom } } : {}),
    }
  })
}
