import { setMaxListeners } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { serveHealth } from '#features/health/health.routes.ts'
import { appError } from '#http/app-error.ts'
import { createServer } from '#http/create-server.ts'
import { serveApi } from '#http/serve-api.ts'
import { startSweeping } from '#platform/sweeper/sweeper.ts'
import type { Area, QueueName } from './areas/area.ts'
import { createColoring } from './areas/coloring.ts'
import type { Deps } from './areas/deps.ts'
import { createFoundation } from './areas/foundation.ts'
import { createOperations } from './areas/operations.ts'
import { createPages } from './areas/pages.ts'
import { createPayments } from './areas/payments.ts'
import { createPeople } from './areas/people.ts'
import { createQueues } from './areas/queues.ts'
import { createSite } from './areas/site.ts'

/** Composes the whole server from what it depends on: every area is named here once, and every feature in its area. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const closing = new AbortController()
  const stopping = closing.signal
  // Whoever waits for a page listens to it, and so does every page: there is no telling how many.
  setMaxListeners(0, stopping)

  const foundation = createFoundation({ ...deps, stopping })
  const payments = createPayments(foundation)
  const { plans, credits, gifts, checkStripe } = payments
  const pages = createPages({ ...foundation, credits })
  const { shownPages, checkOpenai } = pages
  const coloring = createColoring({ ...foundation, credits, pages: pages.pages })
  const people = createPeople({ ...foundation, credits, gifts, pages: pages.pages })
  const { linkedColorings } = coloring
  const site = createSite({ ...foundation, plans, shownPages, linkedColorings })
  const product: Area[] = [foundation, payments, pages, coloring, people, site]
  const tasksOf = (queue: QueueName) => product.flatMap(({ tasks }) => tasks?.[queue]?.map(({ name }) => name) ?? [])
  const tasks = { mails: tasksOf('mails'), pages: tasksOf('pages'), payments: tasksOf('payments') }
  const operations = createOperations({ ...foundation, plans, checkOpenai, checkStripe, tasks })
  const queues = createQueues(foundation, [...product, operations])
  const areas: Area[] = [...product, operations, queues]

  const { config, log, background, metrics, traces } = deps
  const app = await createServer({
    ...config,
    log,
    metrics,
    traces,
    filesOrigin: config.s3?.publicUrl && new URL(config.s3.publicUrl).origin,
  })
  await serveApi(app, {
    authenticate: people.authenticate,
    endpoints: areas.flatMap(({ endpoints = [] }) => endpoints),
  })
  for (const area of areas) await area.serve?.(app)
  serveHealth(app, Object.assign({}, ...areas.map(({ checks }) => checks)))

  for (const { onStart } of areas) if (onStart) app.addHook('onReady', onStart)
  app.addHook('onListen', async () => {
    const sweeps = areas.flatMap((area) => area.sweeps ?? [])
    startSweeping(sweeps, background, metrics, stopping)
  })
  app.addHook('preClose', async () =>
    closing.abort(appError('UNAVAILABLE', 'The site is being restarted. Please try again in a moment')),
  )
  app.addHook('onClose', async () => {
    for (const { onClose } of areas.toReversed()) await onClose?.()
    await background.settled()
  })
  return app
}
