import type { FastifyInstance } from 'fastify'
import { clientOf } from './client-address.ts'

/** Requests of any kind for each call that a client may make: a screen comes with some dozen files and pictures. */
const REQUESTS_PER_CALL = 10
/** So much of the pace a client may use up at once, in milliseconds: a class opens its tablets in one moment. */
const AT_ONCE_MS = 10_000
/** Requests a client may always make at once, however low the operator sets its pace: a screen with all that is on it. */
const AT_ONCE = 100
/** Nobody is held back for longer, in milliseconds. */
const LONGEST_MS = 10_000
/** Clients that are remembered at once. */
const MOST = 10_000

/**
 * Holds back the answers of a client that asks for more than any browser does, one after the other at a steady pace. To
 * refuse costs as much as to answer, and whoever floods would ask again at once; held back, a connection asks no more.
 */
export function holdBackFloods(app: FastifyInstance, callsPerMinute: number): void {
  const every = 60_000 / (callsPerMinute * REQUESTS_PER_CALL)
  const ahead = Math.max(AT_ONCE_MS, AT_ONCE * every)
  // When each client would have made all its requests at its pace, in the order in which they last asked.
  const paces = new Map<string, number>()
  const held = new Set<() => void>()

  function waitOf(client: string): number {
    const now = performance.now()
    const due = Math.min(Math.max(paces.get(client) ?? -Infinity, now - ahead) + every, now + LONGEST_MS)
    paces.delete(client)
    paces.set(client, due)
    const [oldest] = paces.keys()
    if (paces.size > MOST && oldest !== undefined) paces.delete(oldest)
    return due - now
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const wait = waitOf(clientOf(request))
    if (wait <= 0) return done()
    const release = () => {
      clearTimeout(timer)
      held.delete(release)
      done()
    }
    const timer = setTimeout(release, wait)
    held.add(release)
  })
  // A shutdown waits for nobody who only waits.
  app.addHook('preClose', async () => {
    for (const release of held) release()
  })
}
