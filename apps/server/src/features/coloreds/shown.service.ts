import type { ColoredShown, Page, PageId, Paginated, ShownColoring, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Background } from '#platform/background/background.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { paginate } from '#platform/db/paginate.ts'
import { isShownPage } from '#platform/db/schema/shown-page.ts'
import type { Addresses } from '#platform/storage/storage.ts'
import { previewsOfDrawn } from './coloreds.queries.ts'
import { presentShown } from './shown.presenter.ts'
import { shownQueries } from './shown.queries.ts'

interface Options {
  db: Db
  storage: Addresses
  background: Background
  pages: {
    read(caller: Caller, id: PageId): Promise<Page>
    hold(tx: Tx, caller: Caller, id: PageId): Promise<Parameters<typeof isShownPage>[0] & { userId: UserId | null }>
  }
  files: {
    queueDeletion(tx: Tx, keys: readonly string[]): Promise<void>
    deleteUnused(keys: readonly string[]): Promise<void>
  }
}

export type ShownService = ReturnType<typeof createShownService>

type Standing = Awaited<ReturnType<ReturnType<typeof shownQueries>['read']>>

const NOT_SHOWN: ColoredShown = { state: 'none', is_latest: false, blocked_reason: '' }

function presentStanding(found: Standing): ColoredShown {
  if (!found?.shown) return NOT_SHOWN
  const { colored, shown } = found
  return {
    state: shown.blocked ? 'taken-down' : shown.reviewed ? 'shown' : 'waiting',
    is_latest: shown.preview === colored.preview,
    blocked_reason: shown.blockedReason,
  }
}

/** Colourings under their pages: shown by whoever has coloured, once somebody has looked, and taken away by them at any time. */
export function createShownService({ db, storage, background, pages, files }: Options) {
  /** What is not shown any more may be of no other use. */
  async function forgetting(change: (tx: Tx) => Promise<{ now: ColoredShown; left: readonly string[] }>) {
    const { now, left } = await db.transaction(async (tx) => {
      const changed = await change(tx)
      await files.queueDeletion(tx, changed.left)
      return changed
    })
    if (left.length > 0) background.run('deletion of files', () => files.deleteUnused(left))
    return now
  }

  return {
    read: async ({ id }: Caller, pageId: PageId): Promise<ColoredShown> =>
      presentStanding(await shownQueries(db).read(id, pageId)),

    /** As it was saved last; what stands there already stays, and so does the decision about it. */
    show: (caller: Caller, pageId: PageId): Promise<ColoredShown> =>
      forgetting(async (tx) => {
        const page = await pages.hold(tx, caller, pageId)
        if (!isShownPage(page))
          throw appError('PAGE_NOT_SHARED', page.userId === caller.id && !page.public ? OWN_NOT_SHARED : undefined)
        const queries = shownQueries(tx)
        const found = await queries.lock(caller.id, pageId)
        if (!found) throw appError('PAGE_NOT_FOUND')
        if (found.shown?.preview === found.colored.preview) return { now: presentStanding(found), left: [] }
        await queries.ask(found.colored.id, pageId, found.colored)
        return {
          now: presentStanding(await queries.read(caller.id, pageId)),
          left: found.shown ? previewsOfDrawn(found.shown) : [],
        }
      }),

    /** Also under a page that is not shared any more. What was taken down stays so, or the same could be asked for again. */
    hide: ({ id }: Caller, pageId: PageId): Promise<ColoredShown> =>
      forgetting(async (tx) => {
        const queries = shownQueries(tx)
        const found = await queries.lock(id, pageId)
        const removed = found && (await queries.remove(found.colored.id))
        return removed
          ? { now: NOT_SHOWN, left: previewsOfDrawn(removed) }
          : { now: presentStanding(await queries.read(id, pageId)), left: [] }
      }),

    async list(caller: Caller, id: PageId, page: number): Promise<Paginated<ShownColoring>> {
      await pages.read(caller, id)
      const { data, ...position } = await paginate(page, {
        count: (atMost) => shownQueries(db).count(id, atMost),
        rows: (window) => shownQueries(db).list(id, window),
      })
      return { data: data.map((row) => presentShown(row, caller, storage)), ...position }
    },
  }
}

const OWN_NOT_SHARED = 'Only you see this page. Share it first, and your colouring can be shown under it'
