import { type MiddlewareFunction, matchPath, redirect } from 'react-router'
import { paths, patterns } from '#paths.ts'
import { platform } from '#platform/index.ts'

/** An app that does not know its server yet has only one screen: the one that asks for it. */
export const requireServer: MiddlewareFunction = ({ request }) => {
  if (platform.serverAddress() !== null) return
  if (!matchPath(patterns.splash, new URL(request.url).pathname)) throw redirect(paths.splash())
}
