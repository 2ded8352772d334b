import { indexedDbStore } from '@huebook/coloring'

let opened: ReturnType<typeof indexedDbStore> | null = null

/** What was coloured on this device, through one connection for all pages. */
export function journals(): ReturnType<typeof indexedDbStore> {
  opened ??= indexedDbStore(window.indexedDB, IDBKeyRange)
  return opened
}

/** Opens them before a page is: to make the database takes longer than to read from it. */
export async function prepareJournals(): Promise<void> {
  // Where there are none, the desk says so once something is drawn.
  await journals()
    .prepare()
    .catch(() => undefined)
}
