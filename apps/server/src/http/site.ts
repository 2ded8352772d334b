import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { appError } from './app-error.ts'
import { varyByEncoding } from './compression.ts'
import { sendProblem } from './error-handler.ts'
import { type Prepared, sendPrepared } from './prepared.ts'
import { isScreen } from './trouble-page.ts'

interface Options {
  /** Folder of the built web app. */
  root: string
  /** Makes the page of every screen out of the app's index.html. */
  createPage(template: string): () => Promise<Prepared>
  /** What browsers ask about the site as an app. */
  readManifest(): Promise<Prepared>
  /** Whether the app has a screen at a path; every other shows that there is none. */
  hasScreen(path: string): boolean
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Files whose names do not change with their content, such as the icon: asked for again after an hour. */
const SHORT = 'public, max-age=3600'
/** The service worker: what is new of the app has to be noticed with the next visit. */
const ASKED_EACH_TIME = 'no-cache'

function cacheControlOf(path: string): string {
  if (path.endsWith('/service-worker.js')) return ASKED_EACH_TIME
  return path.includes('/assets/') ? IMMUTABLE : SHORT
}

/** Serves the web app: its files, and its index.html for every path that is a screen. */
export async function serveSite(
  app: FastifyInstance,
  { root, createPage, readManifest, hasScreen }: Options,
): Promise<void> {
  const readPage = createPage(await readFile(join(root, 'index.html'), 'utf8'))
  await app.register(async (files) => {
    files.addHook('onSend', async (_request, reply) => varyByEncoding(reply))
    await files.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      // A list made at the start: an unknown path cannot reach the disk, and no page is served with its places still empty.
      wildcard: false,
      globIgnore: ['*.html', '**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.setHeader('cache-control', cacheControlOf(path))
      },
    })
  })
  app.setNotFoundHandler(async (_request, reply) => sendProblem(reply, appError('NOT_FOUND')))
  app.get('/manifest.webmanifest', { compress: false }, async (request, reply) =>
    sendPrepared(request, reply.type('application/manifest+json'), await readManifest()),
  )
  app.get('/*', { compress: false }, async (request, reply) => {
    if (!isScreen(request)) throw appError('NOT_FOUND')
    // Not by URL: to that, what follows two slashes is a host.
    const [path = ''] = request.url.split('?')
    if (!hasScreen(path)) reply.code(404)
    return sendPrepared(request, reply.type('text/html; charset=utf-8'), await readPage())
  })
}
