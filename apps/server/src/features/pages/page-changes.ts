import type { CallBody, calls, Page, PageId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { notForEverybody } from '#platform/illustrators/illustrator.ts'
import { isObjection, type Judge } from '#platform/illustrators/judge.ts'
import type { Accounts } from '#ports/accounts.ts'
import { pageQueries } from './pages.queries.ts'

export type PageChanges = ReturnType<typeof createPageChanges>

interface Options {
  db: Db
  accounts: Pick<Accounts, 'hold'>
  judge: Judge
  readPage(caller: Caller, id: PageId): Promise<Page>
  stopping: AbortSignal
}

type Change = CallBody<typeof calls.updatePage>
type OwnPage = NonNullable<Awaited<ReturnType<ReturnType<typeof pageQueries>['findOwn']>>>

/** How owners change their pages after they were made: what they are called, and who sees them. */
export function createPageChanges({ db, accounts, judge, readPage, stopping }: Options) {
  /** Whether everybody may see it right away; what cannot be told waits for an administrator. */
  async function isFit({ id: person }: Caller, page: OwnPage, { title }: Change): Promise<boolean> {
    if (title === page.title && page.reviewed) return true
    const verdict = await judge.title(title, { person, signal: stopping })
    if (isObjection(verdict)) {
      const { code, message } = notForEverybody(verdict, 'title')
      throw appError(code, message)
    }
    // What our own illustrator has drawn is fit for everybody; a picture that somebody has sent is looked at first.
    const isDrawnHere = page.prompt !== '' && page.vouched
    const isSeen = page.reviewed || isDrawnHere || (await judge.picture(page.preview, stopping)) === true
    return isSeen && verdict === 'fine'
  }

  return {
    async update(caller: Caller, id: PageId, change: Change): Promise<Page> {
      const page = await pageQueries(db).findOwn(id, caller.id)
      if (!page) throw appError('PAGE_NOT_FOUND')
      // A title that nobody else reads is not judged, and is one that nobody has judged.
      const reviewed = change.public ? await isFit(caller, page, change) : page.reviewed && change.title === page.title
      await db.transaction(async (tx) => {
        if (!(await accounts.hold(tx, caller.id))) throw appError('SIGNED_OUT')
        const now = await pageQueries(tx).lock(id)
        // Deleted while it was judged; those who have coloured it keep it.
        if (now?.userId !== caller.id) throw appError('PAGE_NOT_FOUND')
        // What was judged has to be what is shown.
        if (now.title !== page.title || now.public !== page.public || now.reviewed !== page.reviewed)
          throw appError('CONFLICT')
        await pageQueries(tx).change(id, { ...change, reviewed })
      })
      return readPage(caller, id)
    },
  }
}
