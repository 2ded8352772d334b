import { createStore } from 'zustand/vanilla'
import type { WordToWorker, WorkerAnswer } from './worker-words.ts'

/** As much of a service worker, and of where it is registered, as is used here. */
type Worker = Pick<ServiceWorker, 'postMessage' | 'state' | 'addEventListener'>
interface Registration {
  readonly active: Worker | null
  readonly waiting: Worker | null
  readonly installing: Worker | null
  addEventListener(type: 'updatefound', listen: () => void): void
  update(): Promise<unknown>
}

interface Ports {
  /** Address of the entry this page was started from. */
  entry: string
  /** Resolves once another worker looks after this page. */
  takenOver(): Promise<void>
  reload(): void
}

/** How long (ms) a worker may take to wake and answer: one of another version may not know how to. */
const PATIENCE_MS = 10_000
/** How often (ms) it is asked for a new version where a tab stays open, as those of installed apps do for days. */
const LOOK_EVERY_MS = 60 * 60 * 1000

/** How to begin anew with the version that waits, or null where none does. */
export const newVersion = createStore<{ begin: (() => Promise<void>) | null }>()(() => ({ begin: null }))

/** What is on this device was written by a newer version of the app than this one: that one has to be had first. */
export class NeedsNewVersion extends Error {}

function ask(worker: Worker, word: WordToWorker): Promise<WorkerAnswer | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const done = (answer: WorkerAnswer | null) => {
      port1.close()
      resolve(answer)
    }
    port1.onmessage = ({ data }) => done(data)
    setTimeout(done, PATIENCE_MS, null)
    worker.postMessage(word, [port2])
  })
}

/** Tells of a worker that waits with another build than the one this page is of; pages come from the site and are often newer. */
export function followVersions(registration: Registration, { entry, takenOver, reload }: Ports): void {
  async function look(): Promise<void> {
    const { active, waiting } = registration
    if (!active || !waiting) return
    const answer = await ask(waiting, 'build')
    const isOther = answer && 'entries' in answer && !answer.entries.some((one) => entry.endsWith(one))
    if (isOther) newVersion.setState({ begin: () => begin(waiting) })
  }

  async function begin(waiting: Worker): Promise<void> {
    const isTaken = takenOver()
    const answer = await ask(waiting, 'take over')
    // Beside other tabs it goes on waiting; the page comes from the site, and is the new one all the same.
    if (answer && 'takesOver' in answer && answer.takesOver) await isTaken
    reload()
  }

  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => void (installing.state === 'installed' && look()))
  })
  void look()
}

/** Looks for a new version whenever somebody comes back to a tab that has been open for long. */
export function lookNowAndThen(registration: Pick<Registration, 'update'>, now: () => number): void {
  let last = now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || now() - last < LOOK_EVERY_MS) return
    last = now()
    registration.update().catch(() => undefined)
  })
}
