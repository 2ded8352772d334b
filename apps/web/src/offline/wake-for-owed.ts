import { workersHere } from './keep-app.ts'
import type { OwedAnswer, SyncTag, WordToPage } from './worker-words.ts'

/** One browser has it, and only beside a worker. */
interface SyncManager {
  register(tag: SyncTag): Promise<void>
}

/** Has the browser wake the app once there is a network again, also where the tab is asleep by then. */
export async function wakeForOwed(): Promise<void> {
  const registration = await workersHere()?.getRegistration()
  const sync = (registration as { sync?: SyncManager } | undefined)?.sync
  // Browsers refuse it where background work is switched off: then the app notices the network itself.
  await sync?.register('owed').catch(() => undefined)
}

/** Sends what is owed when the browser has woken the app for it. */
export function whenWoken(send: () => Promise<boolean>): void {
  workersHere()?.addEventListener('message', (event: MessageEvent<WordToPage>) => {
    if (event.data !== 'send owed work') return
    const answer = (isAnythingLeft: boolean) => {
      const word: OwedAnswer = isAnythingLeft ? 'something left' : 'nothing left'
      event.ports[0]?.postMessage(word)
    }
    send().then(answer, () => answer(true))
  })
}
