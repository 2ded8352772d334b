import { appFiles } from './app-files.ts'
import { haveOwedSent } from './have-owed-sent.ts'
import { hearPages } from './hear-pages.ts'
import type { OwedAnswer, SyncTag, WordToPage, WordToWorker } from './worker-words.ts'

/** As much of a service worker's world as is used here: its own types and those of a window exclude each other. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface MessageFromPage extends ExtendableEvent {
  readonly data: WordToWorker
  readonly ports: readonly MessagePort[]
}
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
interface Tab {
  postMessage(word: WordToPage, transfer: Transferable[]): void
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void
  addEventListener(type: 'message', listen: (event: MessageFromPage) => void): void
  addEventListener(type: 'sync', listen: (event: SyncEvent) => void): void
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

// A new one waits until the last tab of the old one is closed, or somebody asks for it in the only one: nobody's stroke is
// interrupted, and no tab is left without the files it was made with.
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

const tabs = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

self.addEventListener('message', (event) => {
  const answering = hearPages(event.data, {
    entries: app.entries,
    claim: () => self.clients.claim(),
    countTabs: async () => (await tabs()).length,
    takeOver: () => self.skipWaiting(),
  })
  event.waitUntil(answering.then((answer) => event.ports[0]?.postMessage(answer)))
})

/** How long (ms) a tab may take to send what is owed: browsers end a worker that waits much longer. */
const SENT_WITHIN_MS = 60_000

const asking = (tab: Tab) => ({
  ask: (word: WordToPage): Promise<OwedAnswer | null> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data)
      setTimeout(resolve, SENT_WITHIN_MS, null)
      tab.postMessage(word, [port2])
    }),
})

const OWED: SyncTag = 'owed'
self.addEventListener('sync', (event) => {
  if (event.tag === OWED) event.waitUntil(tabs().then((open) => haveOwedSent(open.map(asking))))
})

self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  const answer = app.answer({ request, preload: preloadResponse }, location.origin)
  if (answer) event.respondWith(answer)
})
