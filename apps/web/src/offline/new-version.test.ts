import { afterEach, expect, test, vi } from 'vitest'
import { followVersions, newVersion } from './new-version.ts'
import type { WordToWorker, WorkerAnswer } from './worker-words.ts'

afterEach(() => newVersion.setState({ begin: null }))

/** A worker that waits, of a build; alone with the page that asks, or not. */
function waiting({ entry = '/assets/main-new.js', isAlone = true, onTakeOver = () => {} } = {}) {
  const answers: Record<WordToWorker, WorkerAnswer | null> = {
    claim: null,
    build: { entries: [entry] },
    'take over': { takesOver: isAlone },
  }
  return {
    state: 'installed' as const,
    addEventListener: () => undefined,
    postMessage(word: WordToWorker, [port]: MessagePort[]) {
      if (word === 'take over' && isAlone) onTakeOver()
      port?.postMessage(answers[word])
    },
  }
}

function follow(worker: ReturnType<typeof waiting> | null, takenOver: () => Promise<void> = async () => undefined) {
  const reload = vi.fn()
  const registration = {
    active: waiting(),
    waiting: worker,
    installing: null,
    addEventListener: () => undefined,
    update: async () => undefined,
  } as unknown as ServiceWorkerRegistration
  followVersions(registration, { entry: 'https://site.example/assets/main-old.js', takenOver, reload })
  return { reload }
}

const begin = () => expect.poll(() => newVersion.getState().begin).not.toBeNull()

test('a worker of another build than the page is a new version, which begins once it has taken over', async () => {
  const worker = new EventTarget()
  const taken = new Promise<void>((resolve) => worker.addEventListener('taken', () => resolve()))
  const onTakeOver = () => void worker.dispatchEvent(new Event('taken'))
  const { reload } = follow(waiting({ onTakeOver }), () => taken)
  await begin()
  await newVersion.getState().begin?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('beside another tab the page begins anew by itself, and waits for no worker', async () => {
  const { reload } = follow(waiting({ isAlone: false }), () => new Promise(() => undefined))
  await begin()
  await newVersion.getState().begin?.()
  expect(reload).toHaveBeenCalledOnce()
})

test('a worker of the very build the page is of is no news: pages come from the site, and are there first', async () => {
  const asked = vi.fn()
  const worker = waiting({ entry: '/assets/main-old.js' })
  follow({
    ...worker,
    postMessage(word: WordToWorker, ports: MessagePort[]) {
      worker.postMessage(word, ports)
      asked()
    },
  })
  await expect.poll(() => asked.mock.calls.length).toBe(1)
  // A message goes the same way once more, so the answer has been heard by then.
  const { port1, port2 } = new MessageChannel()
  await new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage('heard')
  })
  port1.close()
  expect(newVersion.getState().begin).toBeNull()
})
