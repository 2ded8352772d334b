import type { UserId } from '@huebook/contract'
import type { Db, Tx } from '#platform/db/handle.ts'
import { takeTurns } from '#platform/db/take-turns.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { fileQueries } from './files.queries.ts'

export const createFileService = (db: Db, storage: Storage) => ({
  ownedBy: (tx: Tx, userId: UserId): Promise<string[]> => fileQueries(tx).ownedBy(userId),

  /** Deletes those that nothing points to any more. */
  async deleteUnused(keys: readonly string[]): Promise<void> {
    for (const key of keys)
      await db.transaction(async (tx) => {
        await turnOf(tx, key)
        if (!(await fileQueries(tx).isUsed(key))) await storage.delete(key)
      })
  },

  /**
   * Stores a file, then lets `remember` write down who needs it. Equal pictures share one file: whoever sends
   * the same picture again in the moment it is being deleted waits, and then stores it anew.
   */
  keep: (key: string, bytes: Uint8Array, contentType: string, remember: (tx: Tx) => Promise<void>): Promise<void> =>
    db.transaction(async (tx) => {
      await turnOf(tx, key)
      await storage.put(key, bytes, contentType)
      await remember(tx)
    }),
})

const turnOf = (tx: Tx, key: string): Promise<void> => takeTurns(tx, `file ${key}`)
