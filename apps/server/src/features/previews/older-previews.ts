import { buffer } from 'node:stream/consumers'
import { and, eq, isNull } from 'drizzle-orm'
import { tryAdvisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { coloreds, pages } from '#platform/db/schema.ts'
import type { Log } from '#platform/log/log.ts'
import type { smallPicturesOf } from '#platform/pixels/small-pictures.ts'
import type { FileOwner, NameFile } from '#platform/storage/name-file.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import type { KeepFiles, NewFile } from '#ports/files.ts'

interface Options {
  db: Db
  log: Pick<Log, 'warn'>
  storage: Pick<Storage, 'get'>
  nameFile: NameFile
  files: { keep: KeepFiles; queueDeletion(tx: Tx, keys: readonly string[]): Promise<void> }
  /** Done in a worker: this process never decodes. */
  shrink(picture: { bytes: Uint8Array }, asking: Asking): ReturnType<typeof smallPicturesOf>
}

const NAME = 'pictures of earlier versions'
const AT_ONCE = 50

/** Gives pages and colourings that were made before there were small pictures theirs, one after the other. */
export function createOlderPreviews({ db, log, storage, nameFile, files, shrink }: Options) {
  /** Nothing where the picture is gone, or is none: one that cannot be read must not keep all others from theirs. */
  async function picturesOf(key: string, signal: AbortSignal) {
    const file = await storage.get(key)
    if (!file) return null
    const bytes = await buffer(file.body)
    return shrink({ bytes }, { person: NAME, signal }).catch((error: unknown) => {
      signal.throwIfAborted()
      log.warn({ err: error, file: key }, 'a picture of an earlier version cannot be read')
      return null
    })
  }

  /** Deleted or coloured anew in this moment, nothing shows them. */
  const keep = (pictures: readonly NewFile[], remember: (tx: Tx) => Promise<{ rowCount: number | null }>) =>
    files.keep(pictures, async (tx) => {
      if ((await remember(tx)).rowCount) return
      await files.queueDeletion(
        tx,
        pictures.map(({ key }) => key),
      )
    })

  const asFile = (owner: FileOwner, bytes: Buffer) => ({
    key: nameFile(owner, bytes, 'webp'),
    bytes,
    contentType: 'image/webp',
  })

  async function completePage({ id, userId, illustration, preview }: typeof pages.$inferSelect, stop: AbortSignal) {
    const made = await picturesOf(illustration, stop)
    const small = made && asFile({ kind: 'page', userId }, made.small)
    // Where there is no picture, what there is has to do, or it would be looked for again and again.
    const change = { previewSmall: small?.key ?? preview, placeholder: made?.placeholder ?? '' }
    await keep(small ? [small] : [], (tx) => tx.update(pages).set(change).where(eq(pages.id, id)))
  }

  async function completeColored({ id, userId, preview }: typeof coloreds.$inferSelect, stop: AbortSignal) {
    const made = await picturesOf(preview, stop)
    const pictures = made ? [made.small, made.medium].map((bytes) => asFile({ kind: 'colored', userId }, bytes)) : []
    const change = { previewSmall: pictures[0]?.key ?? preview, previewMedium: pictures[1]?.key ?? preview }
    const isSame = and(eq(coloreds.id, id), eq(coloreds.preview, preview))
    await keep(pictures, (tx) => tx.update(coloreds).set(change).where(isSame))
  }

  return {
    complete: (stop: AbortSignal): Promise<void> =>
      db.transaction(async (only) => {
        if (!(await tryAdvisoryLock(only, NAME))) return
        for (let found = AT_ONCE; found === AT_ONCE && !stop.aborted; ) {
          const rows = await db.select().from(pages).where(isNull(pages.previewSmall)).limit(AT_ONCE)
          for (const row of rows) if (!stop.aborted) await completePage(row, stop)
          found = rows.length
        }
        for (let found = AT_ONCE; found === AT_ONCE && !stop.aborted; ) {
          const rows = await db.select().from(coloreds).where(isNull(coloreds.previewSmall)).limit(AT_ONCE)
          for (const row of rows) if (!stop.aborted) await completeColored(row, stop)
          found = rows.length
        }
      }),
  }
}
