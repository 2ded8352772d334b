import { matchPath } from 'react-router'
import { patterns, type ScreenName } from '#paths.ts'
import { forgivingStorage } from './forgiving-storage.ts'
import { ownAddress } from './own-address.ts'

const PLACE_KEY = 'place'

/** Screens that one comes back to: nothing is paid, shared or begun there by being opened. */
const PLACES: readonly ScreenName[] = [
  'publicPages',
  'favoritePages',
  'myPages',
  'coloredPages',
  'colorPage',
  'pageColorings',
  'createPage',
  'createPageWithAi',
  'uploadPage',
]

const isPlace = (path: string): boolean => PLACES.some((name) => matchPath(patterns[name], path))

/** The screen somebody was last at, for when they open the app again. It is theirs, and goes with them. */
export function createLastPlace(find: () => Storage) {
  const storage = forgivingStorage(find)
  return {
    remember: (path: string): void => void (isPlace(path) && storage.setItem(PLACE_KEY, path)),
    /** Written down by another version, another tab or a curious hand: looked at again. */
    read(): string | null {
      const path = ownAddress(storage.getItem(PLACE_KEY))
      return path && isPlace(path) ? path : null
    },
  }
}
