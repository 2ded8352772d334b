import type { CallQuery, CallResponse, calls, OpenedPage, Page, PageId, Paginated, UserId } from '@huebook/contract'
import { type AppError, appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Background } from '#platform/background/background.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import { isShownPage } from '#platform/db/schema/shown-page.ts'
import type { Addresses } from '#platform/storage/storage.ts'
import type { Accounts } from '#ports/accounts.ts'
import type { Audit, PageBlock } from '#ports/audit.ts'
import { presentPage } from './page.presenter.ts'
import { preparePageLists } from './page-lists.queries.ts'
import { isTakenDown, preparePageRead } from './page-rows.ts'
import { pageQueries } from './pages.queries.ts'

export type PageService = ReturnType<typeof createPageService>

interface Options {
  db: Db
  storage: Addresses
  background: Background
  accounts: Pick<Accounts, 'hold'>
  audit: Pick<Audit, 'write'>
  /** Who has blocked which of these pages, and why. */
  blocksOf(ids: readonly PageId[]): Promise<ReadonlyMap<PageId, PageBlock>>
  files: {
    forgetSource(tx: Tx, id: PageId): Promise<string[]>
    queueDeletionOfColored(tx: Tx, userId: UserId, id: PageId): Promise<string[]>
    queueDeletionOfPage(tx: Tx, id: PageId): Promise<string[]>
    deleteUnused(keys: readonly string[]): Promise<void>
  }
}

/** Pages a sweep removes in one transaction. */
const SWEPT_AT_ONCE = 50

export function createPageService({ db, storage, background, accounts, audit, blocksOf, files }: Options) {
  const listOf = preparePageLists(db)
  const readRow = preparePageRead(db)

  /**
   * The page and, before it, the account of whoever does something with it: the deletion of an account takes them in this
   * order, and the other way round the two could wait for each other.
   */
  async function lockFor(tx: Tx, caller: Caller, id: PageId, mayTouch: (page: LockedPage) => boolean) {
    if (!(await accounts.hold(tx, caller.id))) throw appError('SIGNED_OUT')
    const page = await pageQueries(tx).lock(id)
    // Missing and not theirs look alike: another answer would confirm that the page exists.
    if (!page || !mayTouch(page)) throw appError('PAGE_NOT_FOUND')
    return page
  }

  async function giveAway(tx: Tx, owner: UserId, id: PageId): Promise<string[]> {
    const given = await files.queueDeletionOfColored(tx, owner, id)
    await pageQueries(tx).giveAway(id, owner)
    return given
  }

  async function remove(tx: Tx, id: PageId): Promise<string[]> {
    const given = await files.queueDeletionOfPage(tx, id)
    await pageQueries(tx).delete(id)
    return given
  }

  /** Administrators see who of them it was, and they and its owner why. */
  async function withBlocks(shown: Page[], { admin }: Caller): Promise<Page[]> {
    const blocked = shown.filter((page) => page.blocked && (admin || page.is_owner))
    if (blocked.length === 0) return shown
    const blocks = await blocksOf(blocked.map(({ id }) => id))
    return shown.map((page) => {
      const block = blocked.includes(page) && blocks.get(page.id)
      if (!block) return page
      return {
        ...page,
        ...(admin && { blocked_by: block.by }),
        ...(block.reason && { blocked_reason: block.reason }),
      }
    })
  }

  return {
    async list(caller: Caller, query: CallQuery<typeof calls.paginatePages>): Promise<Paginated<Page>> {
      const { data, ...position } = await listOf(caller, query)
      return {
        data: await withBlocks(
          data.map((row) => presentPage(row, caller, storage)),
          caller,
        ),
        ...position,
      }
    },

    async read(caller: Caller, id: PageId): Promise<Page> {
      const row = await readRow(id, caller)
      if (!row) throw appError('PAGE_NOT_FOUND')
      const isColored = row.colored !== null
      const isThere = isVisible(row.page, caller) || (isColored && !isTakenDown(row.page))
      if (!isThere) throw refusal(row.page, isColored)
      return presentPage(row, caller, storage)
    },

    /** What an administrator sees of a page that is opened on purpose; where it is not shared, the audit log says so. */
    async open(caller: Caller, id: PageId): Promise<OpenedPage> {
      const [row, origin] = await Promise.all([readRow(id, caller), pageQueries(db).origin(id)])
      if (!row || !origin) throw appError('PAGE_NOT_FOUND')
      await db.transaction(async (tx) => {
        const page = await lockFor(tx, caller, id, () => true)
        if (!page.public && page.userId !== caller.id)
          await audit.write(tx, { action: 'page_opened', actorId: caller.id, pageId: id })
      })
      const [page] = await withBlocks([presentPage(row, caller, storage, true)], caller)
      return { page: page as Page, ...origin }
    },

    /** Finds a page the caller may see and colour, and it stays as it is until the transaction ends. */
    async hold(tx: Tx, caller: Caller, id: PageId): Promise<LockedPage> {
      const page = await lockFor(tx, caller, id, () => true)
      if (isVisible(page, caller)) return page
      const isColored = await pageQueries(tx).hasColored(id, caller.id)
      if (!isColored || isTakenDown(page)) throw refusal(page, isColored)
      return page
    },

    toggleFavorited: (caller: Caller, id: PageId): Promise<CallResponse<typeof calls.togglePageFavorited>> =>
      db.transaction(async (tx) => {
        await lockFor(tx, caller, id, (page) => isVisible(page, caller))
        const { favorited, favoritedCount } = await pageQueries(tx).flipFavorite(id, caller.id)
        return { is_favorited: favorited, favorited_count: favoritedCount }
      }),

    /** A reason is written down with a block, and with nothing else. */
    toggleBlocked: (caller: Caller, id: PageId, reason: string): Promise<{ blocked: boolean }> =>
      db.transaction(async (tx) => {
        const page = await lockFor(tx, caller, id, () => true)
        await pageQueries(tx).setBlocked(id, !page.blocked)
        const deed = page.blocked ? { action: 'page_unblocked' as const } : { action: 'page_blocked' as const, reason }
        await audit.write(tx, { ...deed, actorId: caller.id, pageId: id })
        return { blocked: !page.blocked }
      }),

    /** It is gone for its owner and from every list; who has coloured it keeps it, for that was theirs to pay for. */
    async delete(caller: Caller, id: PageId): Promise<{ deleted: true }> {
      const keys = await db.transaction(async (tx) => {
        await lockFor(tx, caller, id, (page) => page.userId === caller.id)
        const isColored = await pageQueries(tx).isColoredByOthers(id, caller.id)
        const source = await files.forgetSource(tx, id)
        return [...source, ...(await (isColored ? giveAway(tx, caller.id, id) : remove(tx, id)))]
      })
      background.run('deletion of files', () => files.deleteUnused(keys))
      return { deleted: true }
    },

    /** The same for everything that others have coloured, of somebody who leaves. Their pages have to be locked. */
    async giveAwayColored(tx: Tx, owner: UserId): Promise<void> {
      for (const id of await pageQueries(tx).coloredByOthers(owner)) await giveAway(tx, owner, id)
    },

    /** Removes pages that were kept for those who had coloured them, once nobody is left who has. */
    async sweep(stop: AbortSignal): Promise<void> {
      while (!stop.aborted) {
        const keys = await db.transaction(async (tx) => {
          const removed: string[] = []
          for (const id of await pageQueries(tx).unwanted(SWEPT_AT_ONCE)) removed.push(...(await remove(tx, id)))
          return removed
        })
        if (keys.length === 0) return
        await files.deleteUnused(keys)
      }
    },
  }
}

type LockedPage = NonNullable<Awaited<ReturnType<ReturnType<typeof pageQueries>['lock']>>>

/**
 * Why somebody does not get a page: it was taken down, for those who have seen it before; or there is none they may know of.
 * Those who have coloured it keep it, whether or not its owner still shares it, or has it at all.
 */
function refusal(page: Omit<LockedPage, 'id'>, isColored: boolean): AppError {
  const wasSeen = isColored || (page.public && page.reviewed)
  return appError(wasSeen && isTakenDown(page) ? 'PAGE_TAKEN_DOWN' : 'PAGE_NOT_FOUND')
}

/** One's own pages, those everybody sees, and for administrators all. */
function isVisible(page: Omit<LockedPage, 'id'>, { id, admin }: Caller): boolean {
  if (admin || page.userId === id) return true
  return isShownPage(page)
}
