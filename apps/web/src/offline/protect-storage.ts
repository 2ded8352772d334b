import { PROTECTED_KEY } from '#session/device-keys.ts'
import { forgivingStorage } from '#session/forgiving-storage.ts'
import { isBesideApps } from './beside-apps.ts'

type Way = 'in a browser' | 'beside apps'

interface Ports {
  storage(): Storage
  /** Where the browser has no such thing, there is nothing to ask. */
  manager: Pick<StorageManager, 'persisted' | 'persist'> | undefined
  isBesideApps(): boolean
}

/**
 * Asks the browser not to clear what is on this device when it needs room. Once for each way of using the site: some ask
 * whoever sits there, and others say yes only to what stands beside their apps.
 */
export function createStorageProtection({ storage, manager, isBesideApps }: Ports) {
  const notes = forgivingStorage(storage)
  /** For as long as the tab lives where nothing can be noted. */
  let asked: string | null = null
  return async (): Promise<void> => {
    const way: Way = isBesideApps() ? 'beside apps' : 'in a browser'
    if (!manager?.persist || [way, 'beside apps'].includes(String(notes.getItem(PROTECTED_KEY) ?? asked))) return
    asked = way
    notes.setItem(PROTECTED_KEY, way)
    if (!(await manager.persisted())) await manager.persist()
  }
}

export const protectStorage = createStorageProtection({
  storage: () => window.localStorage,
  manager: globalThis.navigator?.storage,
  isBesideApps,
})
