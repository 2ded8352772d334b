import { browserClock, createEngine, directEncoder, openJournal } from '@huebook/coloring'
import { DEFAULT_BRUSH_SIZE, DEFAULT_COLOR, type PageId, type UserId } from '@huebook/contract'
import { quietApi } from '#api/index.ts'
import { kept } from '#offline/kept-pages.ts'
import { session } from '#session/index.ts'
import { pageIn } from './journal-names.ts'
import { journals } from './journals.ts'
import { savedPhotos } from './saving/saved-photos.ts'
import { createSaver } from './saving/saver.ts'
import { browserTurns, takeTurns } from './saving/take-turns.ts'

/** How long (ms) somebody who wants to leave is kept waiting for their drawings to be saved. */
const PATIENCE_MS = 30_000
const UNKNOWN = 'A page'

/** Saves what somebody's journals hold, without a desk; answers the titles of the pages for which that failed. */
export async function saveJournals(owner: UserId, names: readonly string[]): Promise<string[]> {
  const { token } = session.getState()
  const titles = await Promise.all(
    names.map(async (name) => {
      if (await inTurn(name, () => save(name, token))) return null
      return (await kept.read(owner, pageIn(name)))?.title ?? UNKNOWN
    }),
  )
  return titles.filter((title) => title !== null)
}

/** A page lies on one desk at a time: another tab gives it away once all that was drawn is kept. */
function inTurn(name: string, act: () => Promise<boolean>): Promise<boolean> {
  return new Promise((resolve) => {
    const lock = `coloring ${name}`
    const finish = (isSaved: boolean) => {
      clearTimeout(late)
      resolve(isSaved)
      turn.leave()
    }
    const turn = takeTurns(
      lock,
      { begin: async () => finish(await act().catch(() => false)), end: async () => undefined },
      browserTurns(lock),
    )
    const late = setTimeout(finish, PATIENCE_MS, false)
  })
}

async function save(name: string, token: string): Promise<boolean> {
  const api = quietApi(token)
  const clock = browserClock(window)
  const journal = await openJournal(journals(), name, clock.now)
  if (journal.isSaved) return true
  const page = await api.readPage({ params: { id: pageIn(name) as PageId } })
  if (!page) return false
  const engine = createEngine({
    clock,
    encoder: directEncoder,
    defaultBrush: { size: DEFAULT_BRUSH_SIZE, color: DEFAULT_COLOR },
    journal,
  })
  let isSaved = false
  const saver = createSaver({
    page,
    name,
    engine,
    clock,
    api,
    photos: savedPhotos(() => window.localStorage),
    drawnAt: () => journal.lastTime ?? clock.now(),
    isOwed: true,
    // It is sent with the token of whoever has drawn it, whoever signs in meanwhile.
    isStillHere: () => true,
    isOnline: () => true,
    siteAnswers: async () => true,
    onSaved: () => {
      isSaved = true
    },
    // The server has it, beside the newer one of another device.
    onOvertaken: async () => {
      isSaved = true
    },
    onGaveUp: () => undefined,
  })
  await saver.save()
  await engine.settle()
  engine.close()
  return isSaved
}
