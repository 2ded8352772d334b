import { browserClock } from '@huebook/coloring'
import type { PageId, UserId } from '@huebook/contract'
import { quietApi } from '#api/index.ts'
import { kept } from '#offline/kept-pages.ts'
import { unsaved } from '#offline/unsaved-pages.ts'
import { belongings, session } from '#session/index.ts'
import { deskLock, pageIn } from './journal-names.ts'
import { journals } from './journals.ts'
import { drawingPixels } from './page-art/drawing-pixels.ts'
import { browserPageLock, holdPageLock } from './saving/page-lock.ts'
import { saveJournal } from './saving/save-journal.ts'

/** How long (ms) somebody who wants to leave is kept waiting for their drawings to be saved. */
const PATIENCE_MS = 30_000
const UNKNOWN = 'A page'

/** Saves what somebody's journals hold, without a desk; answers the titles of the pages for which that failed. */
export async function saveJournals(owner: UserId, names: readonly string[]): Promise<string[]> {
  const ports = portsOf(owner)
  const titles = await Promise.all(
    names.map(async (name) => {
      const pageId = pageIn(name) as PageId
      const save = async () => ['empty', 'saved'].includes((await saveJournal({ owner, name, pageId }, ports)).is)
      if (await inTurn(name, save)) return null
      return (await kept.read(owner, pageId))?.title ?? UNKNOWN
    }),
  )
  return titles.filter((title) => title !== null)
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
function inTurn(name: string, act: () => Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const lock = deskLock(name)
    const finish = (isSaved: boolean) => {
      clearTimeout(late)
      resolve(isSaved)
      lock.leave()
    }
    const lock = holdPageLock(
      lock,
      { begin: async () => finish(await act().catch(() => false)), end: async () => undefined },
      browserPageLock(lock),
    )
    const late = setTimeout(finish, PATIENCE_MS, false)
  })
}
