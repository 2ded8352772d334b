import type { Colored, ColoredVersion, ColoredVersionId, PageId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import type { Addresses } from '#platform/storage/storage.ts'
import { presentColored, presentVersion } from './colored.presenter.ts'
import { coloredQueries } from './coloreds.queries.ts'
import { versionQueries } from './versions.queries.ts'

interface Options {
  db: Db
  storage: Addresses
  pages: { hold(tx: Tx, caller: Caller, id: PageId): Promise<unknown> }
}

export type VersionService = ReturnType<typeof createVersionService>

export const createVersionService = ({ db, storage, pages }: Options) => ({
  async list(caller: Caller, pageId: PageId): Promise<ColoredVersion[]> {
    return (await versionQueries(db).list(caller.id, pageId)).map((version) => presentVersion(version, storage))
  },

  /** A version and the colouring that is shown change places; the version counts as drawn now, since it is wanted now. */
  async restore(caller: Caller, id: ColoredVersionId): Promise<Colored> {
    const restored = await db.transaction(async (tx) => {
      const pageId = (await versionQueries(tx).find(caller.id, id))?.pageId
      if (!pageId) throw appError('VERSION_NOT_FOUND')
      // Whoever saves, or restores, at the same moment waits for the page; so what was found is looked at again.
      await pages.hold(tx, caller, pageId)
      const found = await versionQueries(tx).find(caller.id, id)
      const shown = (await coloredQueries(tx).read(caller.id, pageId))?.colored
      if (!found || !shown) throw appError('VERSION_NOT_FOUND')
      const { photo, preview, previewSmall, previewMedium, strength } = found.version
      await versionQueries(tx).remove(id)
      await versionQueries(tx).add(shown.id, shown)
      const restored = { photo, preview, previewSmall, previewMedium, strength, drawnAt: new Date() }
      await coloredQueries(tx).update(caller.id, pageId, restored)
      return coloredQueries(tx).read(caller.id, pageId)
    })
    if (!restored) throw new Error('a colouring was not written')
    return presentColored(restored, storage)
  },
})
