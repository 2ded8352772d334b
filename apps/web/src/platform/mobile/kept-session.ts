import type { KeyStore } from '#platform/platform.ts'

/** Where the device keeps what nobody else may read. */
interface Secrets {
  getItem(key: string): Promise<string | null>
  setItem(key: string, value: string): Promise<void>
  removeItem(key: string): Promise<void>
}

/** Where the device keeps what goes with the app when that is removed. */
interface Notes {
  get(options: { key: string }): Promise<{ value: string | null }>
  set(options: { key: string; value: string }): Promise<void>
}

/** The keychain of an iPhone outlives an app that was removed: whoever installs it anew is nobody yet. */
const INSTALLED_KEY = 'installed'

/**
 * The session as the app reads and writes it, at once; what it writes goes to the device's secrets, one thing after the
 * other. Where those cannot be opened it lives as long as the app runs.
 */
export function createKeptSession(ways: () => Promise<{ secrets: Secrets; notes: Notes }>) {
  const known = new Map<string, string>()
  let writing: Promise<unknown> = Promise.resolve()
  const write = (change: (secrets: Secrets) => Promise<void>) => {
    writing = writing.then(async () => change((await ways()).secrets)).catch(() => undefined)
  }
  const storage: KeyStore = {
    getItem: (key) => known.get(key) ?? null,
    setItem(key, value) {
      known.set(key, value)
      write((secrets) => secrets.setItem(key, value))
    },
    removeItem(key) {
      known.delete(key)
      write((secrets) => secrets.removeItem(key))
    },
  }
  return {
    storage,
    /** Fetches what was kept, so that it can be read at once. */
    async load(key: string): Promise<void> {
      const { secrets, notes } = await ways()
      if ((await notes.get({ key: INSTALLED_KEY })).value === null) {
        await secrets.removeItem(key)
        await notes.set({ key: INSTALLED_KEY, value: 'yes' })
      }
      const value = await secrets.getItem(key)
      if (value !== null) known.set(key, value)
    },
    /** Resolves once everything has been written. */
    settled: () => writing,
  }
}
