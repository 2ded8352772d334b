import type { ThemeName } from '../../themes/theme-name.ts'
import { WITH_WINDOW } from '../tables/scenes/homes.ts'
import type { Wanted } from './wanted.ts'

/** What is wanted without a window where the room has one, unless somebody has to do with it. */
export function withoutWindow(wanted: readonly Wanted[], theme: ThemeName | undefined): readonly Wanted[] {
  const window = wanted.findIndex(({ drawing }) => drawing.name === 'window')
  const { on, tie } = wanted[window] ?? {}
  const others = wanted.flatMap((one) => [one.on, ...(one.tie?.whom ?? [])])
  const isAlone = wanted.length > 1 && on === undefined && !tie && !others.includes(window)
  if (window < 0 || !isAlone || !theme || !WITH_WINDOW.has(theme)) return wanted
  const moved = (index: number): number => (index > window ? index - 1 : index)
  return wanted.toSpliced(window, 1).map((one) => ({
    ...one,
    ...(one.on === undefined ? {} : { on: moved(one.on) }),
    ...(one.tie ? { tie: { ...one.tie, whom: one.tie.whom.map(moved) } } : {}),
  }))
}
