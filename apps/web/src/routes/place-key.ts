import type { Location } from 'react-router'

/** What the router calls every first screen of a tab, whichever it is. */
const FIRST_SCREEN = 'default'

/**
 * By what the router remembers how far down somebody was: an address that is typed or reloaded keeps its own place, and does
 * not begin where another one was left.
 */
export const placeKey = ({ key, pathname }: Pick<Location, 'key' | 'pathname'>): string =>
  key === FIRST_SCREEN ? pathname : key
