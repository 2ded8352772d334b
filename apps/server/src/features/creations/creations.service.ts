import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CallEvents, CreatedPage, Creation, CreationId, calls, Page, PageId, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller, Emit } from '#http/endpoint.ts'
import { advisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db, Tx } from '#platform/db/handle.ts'
import type { CreationRequest } from '#platform/db/schema.ts'
import type { Notices } from '#platform/notices/notices.ts'
import type { Credits } from '#ports/credits.ts'
import { presentCreation } from './creation.presenter.ts'
import { creationQueries, topicOf } from './creations.queries.ts'

export type CreationService = ReturnType<typeof createCreationService>

interface Options {
  db: Db
  notices: Pick<Notices, 'onNotice'>
  credits: Pick<Credits, 'reserve'>
  readPage(caller: Caller, id: PageId): Promise<Page>
  /** Promises, with the transaction, that the page will be made. */
  promise(tx: Tx, id: CreationId): Promise<void>
}

/** How often a follower looks although nothing was told, in milliseconds: a notice may be lost with its connection. */
const LOOK_MS = 2000

export function createCreationService({ db, notices, credits, readPage, promise }: Options) {
  return {
    /** Begins to make a page, and is not bothered by who waits for it. The same key begins it once. */
    ask: (userId: UserId, key: string, request: CreationRequest): Promise<CreationId> =>
      db.transaction(async (tx) => {
        await advisoryLock(tx, `creation ${userId} ${key}`)
        const begun = await creationQueries(tx).findByKey(userId, key)
        if (begun && !isDeepStrictEqual(begun.request, request)) throw appError('KEY_REUSED')
        if (begun) return begun.id
        const creditUseId = await credits.reserve(tx, userId, 'page_creation')
        const id = await creationQueries(tx).insert({ userId, key, request, creditUseId })
        await promise(tx, id)
        return id
      }),

    /** Waits for the end of an own creation, telling how far it is, until the signal fires. */
    async follow(
      caller: Caller,
      id: CreationId,
      emit: Emit<CallEvents<typeof calls.followCreation>>,
      signal: AbortSignal,
    ): Promise<CreatedPage> {
      const news = listen(notices, id)
      let seen = { stage: '', percent: -1, preview: '' }
      try {
        for (;;) {
          const heard = news.count()
          const creation = await creationQueries(db).find(id)
          if (!creation || creation.userId !== caller.id) throw appError('CREATION_NOT_FOUND')
          const { stage, percent, preview, problem, pageId, creditUseId, endedAt } = creation
          if (problem) throw appError(problem.code, problem.message)
          if (stage !== seen.stage || percent !== seen.percent) emit('progress', { stage, percent })
          if (preview && preview !== seen.preview) emit('preview', { image: preview })
          if (endedAt && !pageId) throw appError('PAGE_NOT_FOUND')
          if (pageId) return { ...(await readPage(caller, pageId)), had_already: creditUseId === null }
          seen = { stage, percent, preview: preview ?? seen.preview }
          await news.after(heard, signal)
        }
      } finally {
        news.stop()
      }
    },

    async list(userId: UserId): Promise<Creation[]> {
      return (await creationQueries(db).list(userId)).flatMap(presentCreation)
    },

    recentPrompts: async (userId: UserId) => ({ prompts: await creationQueries(db).recentPrompts(userId) }),

    async sweep(): Promise<void> {
      await creationQueries(db).forgetOld()
    },
  }
}

/** News of one creation. Count before looking: what is told in between is then not missed. */
function listen(notices: Pick<Notices, 'onNotice'>, id: CreationId) {
  let count = 0
  let wake = () => {}
  const stop = notices.onNotice(topicOf(id), () => {
    count += 1
    wake()
  })
  return {
    stop,
    count: () => count,
    /** Resolves when there was more news than so much, or a while has passed. */
    async after(seen: number, signal: AbortSignal): Promise<void> {
      signal.throwIfAborted()
      if (count > seen) return
      const enough = new AbortController()
      const notified = new Promise<void>((resolve) => {
        wake = resolve
      })
      const look = sleep(LOOK_MS, undefined, { signal: AbortSignal.any([signal, enough.signal]) })
      await Promise.race([notified, look]).catch(() => signal.throwIfAborted())
      enough.abort()
    },
  }
}
