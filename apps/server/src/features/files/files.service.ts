import type { PageId, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import { DELETION_OF_FILES } from '#platform/backup/hold.ts'
import { advisoryLock, tryAdvisoryLock, tryToShare } from '#platform/db/advisory-lock.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { createQueue } from '#platform/queue/queue.ts'
import { contentTypeOf } from '#platform/storage/key.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { NewFile } from '#ports/files.ts'
import { type Audience, prepareAudience } from './audience.queries.ts'
import { fileQueries } from './files.queries.ts'

/**
 * A deletion holds a database connection while the store works on it, and whoever stores the same file meanwhile holds
 * one to wait for it: few at once, so that a slow store cannot take all connections and the whole site with them.
 */
const DELETED_AT_ONCE = 1
const CLAIMED_AT_ONCE = 2

/** Files a sweep asks for at a time. */
const SWEPT_AT_ONCE = 500

export function createFileService(db: Db, storage: Storage) {
  const audienceOf = prepareAudience(db)
  const deleteInTurn = createQueue(DELETED_AT_ONCE)
  const claimInTurn = createQueue(CLAIMED_AT_ONCE)

  const deleteIfUnused = (key: string): Promise<void> =>
    db.transaction(async (tx) => {
      // A backup may still need it; it is looked at again when that is made.
      if (!(await tryToShare(tx, DELETION_OF_FILES))) {
        await fileQueries(tx).postpone(key)
        return
      }
      await turnOf(tx, key)
      if (!(await fileQueries(tx).isUsed(key))) await storage.delete(key)
      await fileQueries(tx).settle(key)
    })

  /** From here on no deletion of these files begins, and none is under way, until a claim is given back or runs out. */
  const claim = (keys: readonly string[]): Promise<{ key: string; claimed: string }[]> =>
    claimInTurn(() =>
      db.transaction(async (tx) => {
        const claims: { key: string; claimed: string }[] = []
        for (const key of keys) {
          await turnOf(tx, key)
          claims.push({ key, claimed: await fileQueries(tx).claim(key) })
        }
        return claims
      }),
    )

  /** Deletes what it can of these, and tells in the end of what it could not. */
  async function deleteUnused(keys: Iterable<string> | AsyncIterable<string>): Promise<void> {
    const failures: Error[] = []
    for await (const key of keys) {
      const failure = await deleteInTurn(() => deleteIfUnused(key)).catch((error: Error) => error)
      if (!failure) continue
      failures.push(failure)
      // Later, behind all others: one file that cannot be deleted must not keep the rest.
      await fileQueries(db).postpone(key)
      // A store that is away takes as long to fail for each file as for the first.
      if (!(await storeAnswers())) break
    }
    if (failures.length > 0) throw undeletable(failures)
  }

  const storeAnswers = (): Promise<boolean> =>
    storage.check().then(
      () => true,
      () => false,
    )

  async function* dueUntil(stop: AbortSignal): AsyncGenerator<string> {
    while (!stop.aborted) {
      const keys = await fileQueries(db).due(SWEPT_AT_ONCE)
      if (keys.length === 0) return
      for (const key of keys) if (!stop.aborted) yield key
    }
  }

  async function queueDeletionOfUnusedUploads(stop: AbortSignal): Promise<void> {
    for (let after = ''; !stop.aborted; ) {
      const looked = await fileQueries(db).lookAtUploads(after)
      const last = looked.at(-1)?.key
      if (last === undefined) return
      const from = after
      if (looked.some((upload) => upload.unused))
        await db.transaction(async (tx) => {
          await fileQueries(tx).queueDeletion(await fileQueries(tx).forgetUnusedUploads(from, last))
        })
      after = last
    }
  }

  return {
    /** Who may see a file; nothing for what is no name of one. */
    audienceOf: async (key: string): Promise<Audience | null> => (contentTypeOf(key) === null ? null : audienceOf(key)),

    /** Deletes those that nothing points to any more. */
    deleteUnused: (keys: readonly string[]): Promise<void> => deleteUnused(keys),

    /** Writes down, with the transaction, files that something has stopped showing. */
    queueDeletion: (tx: Tx, keys: readonly string[]): Promise<void> => fileQueries(tx).queueDeletion(keys),

    /** Writes down, with the transaction, every file that may be of no use once this person is gone. */
    async queueDeletionOwnedBy(tx: Tx, userId: UserId): Promise<string[]> {
      const keys = await fileQueries(tx).ownedBy(userId)
      await fileQueries(tx).queueDeletion(keys)
      return keys
    },

    /** The same for a page. */
    async queueDeletionOfPage(tx: Tx, id: PageId): Promise<string[]> {
      const keys = await fileQueries(tx).ofPage(id)
      await fileQueries(tx).queueDeletion(keys)
      return keys
    },

    /** Forgets the photo a page was made of, with the transaction, unless something shows it; answers what may be deleted. */
    async forgetSource(tx: Tx, id: PageId): Promise<string[]> {
      const forgotten = await fileQueries(tx).forgetSource(id)
      await fileQueries(tx).queueDeletion(forgotten)
      return forgotten
    },

    /** The same for somebody's colouring of a page. */
    async queueDeletionOfColored(tx: Tx, userId: UserId, pageId: PageId): Promise<string[]> {
      const keys = await fileQueries(tx).ofColored(userId, pageId)
      await fileQueries(tx).queueDeletion(keys)
      return keys
    },

    /**
     * Stores files, then lets `remember` write down who needs them; where it fails they are looked at again later. Equal
     * pictures of one person share a file: whoever sends the same picture again in the moment it is being deleted waits, and then
     * stores it anew.
     */
    async keep<Result>(files: readonly NewFile[], remember: (tx: Tx) => Promise<Result>): Promise<Result> {
      // In one order, or two who store the same files could wait for each other.
      const inOrder = files.toSorted((one, other) => (one.key < other.key ? -1 : 1))
      const claims = await claim(inOrder.map(({ key }) => key))
      await Promise.all(files.map(({ key, bytes, contentType }) => storage.put(key, bytes, contentType)))
      return db.transaction(async (tx) => {
        for (const { key, claimed } of claims) {
          await turnOf(tx, key)
          // A claim that has run out protects nothing: the file may be gone again.
          if (!(await fileQueries(tx).giveBack(claimed))) throw appError('PROVIDER_FAILED')
        }
        return remember(tx)
      })
    },

    /** Deletes uploads that nothing has pointed to for a day, and what deletions and uploads that broke off have left. */
    sweep: (stop: AbortSignal): Promise<void> =>
      db.transaction(async (only) => {
        if (!(await tryAdvisoryLock(only, 'sweep of files'))) return
        await queueDeletionOfUnusedUploads(stop)
        await deleteUnused(dueUntil(stop))
      }),
  }
}

const turnOf = (tx: Tx, key: string): Promise<void> => advisoryLock(tx, `file ${key}`)

function undeletable(failures: readonly Error[]): Error {
  const which =
    failures.length === 1
      ? '1 file could not be deleted and is'
      : `${failures.length} files could not be deleted and are`
  const last = failures.at(-1)
  return new Error(`${which} tried again later: ${last?.message}`, { cause: last })
}
