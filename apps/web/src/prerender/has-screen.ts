import { matchPath } from 'react-router'
import { patterns } from '#paths.ts'

/** Whether the app has a screen at a path. The server asks: what is shown everywhere else is that nothing is there. */
export const hasScreen = (path: string): boolean =>
  Object.values(patterns).some((pattern) => matchPath(pattern, path) !== null)
