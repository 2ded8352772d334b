import { appFiles } from './app-files.ts'

/** As much of a service worker's world as is used here: its own types and those of a window exclude each other. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void> }
  addEventListener(type: 'install' | 'activate' | 'message', listen: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void
}
declare const self: WorkerScope
/** Put in by the build. */
declare const __APP_FILES__: readonly string[]

const app = appFiles({
  caches,
  fetch: (request) => fetch(request),
  files: __APP_FILES__,
})

// A new one waits until the last tab of the old one is closed: nobody's stroke is interrupted, and no tab is left without
// the files it was made with.
self.addEventListener('install', (event) => event.waitUntil(app.install()))

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      app.activate(),
      // The very first visit, too, is to be there again without a network.
      self.clients.claim(),
      self.registration.navigationPreload?.enable(),
    ]),
  ),
)

// All that pages ever say: they are there and have been left out.
self.addEventListener('message', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const answer = app.answer({ request, preload: preloadResponse }, location.origin)
  if (answer) event.respondWith(answer)
})
