import type { StateStorage } from 'zustand/middleware'
import type { KeyStore } from '#platform/platform.ts'

/**
 * Storage that never throws. Private windows, full disks and strict cookie settings make the browser's own throw on
 * any touch, even on being looked up; the session then lives as long as the tab.
 */
export function forgivingStorage(find: () => KeyStore): StateStorage {
  const attempt = <T>(work: (storage: KeyStore) => T): T | null => {
    try {
      return work(find())
    } catch {
      return null
    }
  }
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key)),
    setItem: (key, value) => void attempt((storage) => storage.setItem(key, value)),
    removeItem: (key) => void attempt((storage) => storage.removeItem(key)),
  }
}
