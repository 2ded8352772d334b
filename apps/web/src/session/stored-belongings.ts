import type { Home } from './belongings.ts'

/** Whose everything is that does not say so itself. */
const OWNER_KEY = 'owner'

interface Options {
  /** What belongs to the device itself, whoever uses it, or says itself for whom it is. */
  ofDevice?: readonly string[]
  /** Whose something is by its name; undefined where that does not say. */
  ownerIn?(key: string): string | undefined
}

/** What the browser's storage holds of whoever is signed in: all of it, but for what is known to be the device's. */
export const storedBelongings = (find: () => Storage, { ofDevice = [], ownerIn }: Options = {}): Home => ({
  keepOnly({ present, awaited }) {
    const storage = find()
    const owner = storage.getItem(OWNER_KEY)
    // Nobody has come yet in the place of somebody who could not be asked.
    if (!present && awaited.some((id) => id === owner)) return

    const stays = (key: string): boolean => {
      const named = ownerIn?.(key)
      if (named !== undefined) return [present, ...awaited].some((id) => id === named)
      return ofDevice.includes(key) || owner === null || owner === present
    }
    for (const key of Object.keys(storage)) if (!stays(key)) storage.removeItem(key)
    if (present) storage.setItem(OWNER_KEY, present)
    else storage.removeItem(OWNER_KEY)
  },
})
