import { browserClock } from '@huebook/coloring'
import type { PageId, UserId } from '@huebook/contract'
import { quietApi } from '#api/index.ts'
import { kept } from '#offline/kept-pages.ts'
import { unsaved } from '#offline/unsaved-pages.ts'
import type { NotSaved } from '#session/belongings.ts'
import { belongings, session } from '#session/index.ts'
import { deskLock, pageIn } from './journal-names.ts'
import { journals } from './journals.ts'
import { drawingPixels } from './page-art/drawing-pixels.ts'
import { browserPageLock, holdPageLock } from './saving/page-lock.ts'
import { type Outcome, saveJournal } from './saving/save-journal.ts'

/** How long (ms) somebody who wants to leave is kept waiting for their drawings to be saved. */
const PATIENCE_MS = 30_000
const UNKNOWN = 'A page'

/** Saves what somebody's journals hold, without a desk; answers the pages for which that failed. */
export async function saveJournals(owner: UserId, names: readonly string[]): Promise<NotSaved[]> {
  const ports = portsOf(owner)
  const left = await Promise.all(
    names.map(async (name) => {
      const pageId = pageIn(name) as PageId
      const { is } = await whileLocked(name, () => saveJournal({ owner, name, pageId }, ports))
      if (is === 'empty' || is === 'saved') return null
      return { title: (await kept.read(owner, pageId))?.title ?? UNKNOWN, isUnpaid: is === 'no credit' }
    }),
  )
  return left.filter((one) => one !== null)
}

/** Everything that is sent is sent with the session of this moment, which is that of whoever has drawn it. */
export const portsOf = (owner: UserId) => ({
  store: journals(),
  clock: browserClock(window),
  api: quietApi(session.getState().token),
  storage: () => window.localStorage,
  unsaved,
  mayKeep: () => belongings.mayKeep(owner),
  pixelsOf: drawingPixels,
})

/** A page lies on one desk at a time: another tab gives it away once all that was drawn is kept. */
function whileLocked(name: string, act: () => Promise<Outcome>): Promise<Outcome> {
  const unanswered: Outcome = { is: 'unanswered' }
  return new Promise((resolve) => {
    const page = deskLock(name)
    const finish = (outcome: Outcome) => {
      clearTimeout(late)
      resolve(outcome)
      lock.leave()
    }
    const lock = holdPageLock(
      page,
      { begin: async () => finish(await act().catch(() => unanswered)), end: async () => undefined },
      browserPageLock(page),
    )
    const late = setTimeout(finish, PATIENCE_MS, unanswered)
  })
}
