import { buffer } from 'node:stream/consumers'
import {
  type CallBody,
  type CallQuery,
  type Colored,
  type calls,
  type Page,
  type PageId,
  type Paginated,
  SOFT_STRENGTH,
  type UserId,
} from '@huebook/contract'
import { type AppError, appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Background } from '#platform/background/background.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import type { previewsOfColored } from '#platform/pixels/previews-of-colored.ts'
import type { NameFile } from '#platform/storage/name-file.ts'
import type { Addresses, Storage } from '#platform/storage/storage.ts'
import type { Asking } from '#platform/workers/worker-pool.ts'
import type { Credits } from '#ports/credits.ts'
import type { KeepFiles } from '#ports/files.ts'
import { presentColored, presentListed } from './colored.presenter.ts'
import { coloredQueries, previewsOfDrawn } from './coloreds.queries.ts'
import { versionQueries } from './versions.queries.ts'

export type ColoredService = ReturnType<typeof createColoredService>

interface Options {
  db: Db
  storage: Pick<Storage, keyof Addresses | 'get'>
  nameFile: NameFile
  background: Background
  pages: {
    read(caller: Caller, id: PageId): Promise<Page>
    hold(tx: Tx, caller: Caller, id: PageId): Promise<{ userId: UserId | null }>
  }
  credits: Pick<Credits, 'reserve' | 'settle'>
  files: {
    keep: KeepFiles
    queueDeletion(tx: Tx, keys: readonly string[]): Promise<void>
    deleteUnused(keys: readonly string[]): Promise<void>
  }
  uploadedKey(handle: Handle, url: string, by: readonly UserId[]): Promise<string | null>
  /** Done in a worker: this process never decodes. */
  previewsOf(colored: Parameters<typeof previewsOfColored>[0], asking: Asking): ReturnType<typeof previewsOfColored>
}

/** A device whose clock is ahead must not be the newest for ever. */
const notLaterThanNow = (moment: string | undefined): Date =>
  new Date(Math.min(Date.now(), moment === undefined ? Number.POSITIVE_INFINITY : Date.parse(moment)))

const notADrawing = () => appError('INVALID', 'This is not a drawing of a page. Please try again')

export function createColoredService(options: Options) {
  const { db, storage, nameFile, background, pages, credits, files, uploadedKey, previewsOf } = options

  /** The drawing as it was sent, if it is the caller's own. */
  async function drawingOf(handle: Handle, caller: Caller, url: string): Promise<string> {
    const key = await uploadedKey(handle, url, [caller.id])
    if (!key?.endsWith('.png')) throw notADrawing()
    return key
  }

  async function bytesOf(key: string | null, otherwise: AppError): Promise<Buffer> {
    const file = key && (await storage.get(key))
    if (!file) throw otherwise
    return buffer(file.body)
  }

  async function compose(
    caller: Caller,
    page: Page,
    { photo, strength }: { photo: string; strength: number },
    signal: AbortSignal,
  ) {
    const [illustration, drawing] = await Promise.all([
      bytesOf(storage.keyOf(page.illustration), appError('PAGE_NOT_FOUND')),
      bytesOf(photo, notADrawing()),
    ])
    const previews = await previewsOf({ illustration, drawing, strength }, { person: caller.id, signal })
    if (!previews) throw notADrawing()
    return previews
  }

  /** Colouring somebody else's page costs a credit, once: whoever has coloured it may go on for ever. */
  async function spend(tx: Tx, caller: Caller, pageId: PageId): Promise<void> {
    await credits.settle(tx, await credits.reserve(tx, caller.id, 'public_page'), pageId)
  }

  return {
    async list({ page, search }: CallQuery<typeof calls.paginateColoreds>): Promise<Paginated<Colored>> {
      const queries = coloredQueries(db)
      const { data, ...position } = await paginate(page, {
        count: (atMost) => queries.count(search, atMost),
        rows: (window) => queries.list(search, window),
      })
      return { data: data.map((row) => presentListed(row, storage)), ...position }
    },

    /**
     * Keeps a drawing as the caller's colouring of a page, in place of the one before. Where another device has saved one
     * that this one has not seen, the one that was drawn on last is shown, and the other is kept as a version.
     */
    async save(
      caller: Caller,
      { pageId, photo: url, seen, drawnAt, strength: wanted }: CallBody<typeof calls.saveColored>,
      signal: AbortSignal,
    ): Promise<Colored> {
      const page = await pages.read(caller, pageId)
      // Whoever knows of no strength leaves it as it is.
      const strength = wanted ?? (await coloredQueries(db).read(caller.id, pageId))?.colored.strength ?? SOFT_STRENGTH
      const composed = await compose(caller, page, { photo: await drawingOf(db, caller, url), strength }, signal)
      const by = { kind: 'colored', userId: caller.id } as const
      const asFile = (bytes: Buffer, extension: 'png' | 'webp') => ({
        key: nameFile(by, bytes, extension),
        bytes,
        contentType: `image/${extension}`,
      })
      const preview = asFile(composed.preview, 'png')
      const [small, medium] = [asFile(composed.small, 'webp'), asFile(composed.medium, 'webp')]
      const keys = { preview: preview.key, previewSmall: small.key, previewMedium: medium.key }
      const { saved, left } = await files.keep([preview, small, medium], async (tx) => {
        const { userId: owner } = await pages.hold(tx, caller, pageId)
        const photo = await drawingOf(tx, caller, url)
        const before = (await coloredQueries(tx).read(caller.id, pageId))?.colored
        if (!before && owner !== caller.id) await spend(tx, caller, pageId)
        const drawn = { photo, ...keys, strength, drawnAt: notLaterThanNow(drawnAt) }
        const isUnseen = before !== undefined && seen !== undefined && storage.keyOf(seen ?? '') !== before.photo
        const unshown: string[] = []
        if (before && isUnseen && before.photo !== photo) {
          const isNewer = drawn.drawnAt >= before.drawnAt
          if (isNewer) await coloredQueries(tx).update(caller.id, pageId, drawn)
          unshown.push(...(await versionQueries(tx).add(before.id, isNewer ? before : drawn)))
        } else if (before) {
          await coloredQueries(tx).update(caller.id, pageId, drawn)
          // The drawing before is an upload: it goes with those that nothing shows.
          unshown.push(...previewsOfDrawn(before).filter((key) => !Object.values(keys).includes(key)))
        } else await coloredQueries(tx).insert(caller.id, pageId, drawn)
        await files.queueDeletion(tx, unshown)
        return { saved: await coloredQueries(tx).read(caller.id, pageId), left: unshown }
      })
      if (!saved) throw new Error('a colouring was not written')
      if (left.length > 0) background.run('deletion of files', () => files.deleteUnused(left))
      return presentColored(saved, storage)
    },
  }
}
