import type { WordToWorker, WorkerAnswer } from './worker-words.ts'

interface Worker {
  entries: readonly string[]
  claim(): Promise<void>
  /** How many tabs of the site are open. */
  countTabs(): Promise<number>
  /** Becomes the worker of all tabs. */
  takeOver(): Promise<void>
}

/** Does what a page asks for. What one of another version asks, and this one does not know, is left undone. */
export async function hearPages(word: WordToWorker, worker: Worker): Promise<WorkerAnswer | null> {
  if (word === 'claim') await worker.claim()
  if (word === 'build') return { entries: worker.entries }
  if (word !== 'take over') return null
  // Other tabs would lose the files they were made with: they go on as they are, and so does their worker.
  const takesOver = (await worker.countTabs()) <= 1
  if (takesOver) await worker.takeOver()
  return { takesOver }
}
