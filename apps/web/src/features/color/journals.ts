import { browserClock, indexedDbStore, type Journal, NewerRecords, openJournal } from '@huebook/coloring'
import type { PageId, UserId } from '@huebook/contract'
import type { Home } from '#session/belongings.ts'
import { begunPage, belongings } from '#session/index.ts'
import { journalName, ownerIn, pageIn, VISITOR } from './journal-names.ts'

let opened: ReturnType<typeof indexedDbStore> | null = null

/** What was coloured on this device, through one connection for all pages. */
export function journals(): ReturnType<typeof indexedDbStore> {
  // Looked up with each use: where cookies are blocked, some browsers throw at the first look.
  const database: Pick<IDBFactory, 'open'> = { open: (...which) => window.indexedDB.open(...which) }
  const keys: Pick<typeof IDBKeyRange, 'bound'> = { bound: (...ends) => IDBKeyRange.bound(...ends) }
  opened ??= onlyOfThoseHere(indexedDbStore(database, keys))
  return opened
}

/** A desk that closes late writes down nothing more of somebody who has left. */
const onlyOfThoseHere = (store: ReturnType<typeof indexedDbStore>): ReturnType<typeof indexedDbStore> => ({
  ...store,
  async append(name, number, records) {
    const owner = ownerIn(name)
    if (owner !== VISITOR && !belongings.mayKeep(owner)) throw new Error('Whoever has drawn this has left.')
    await store.append(name, number, records)
  },
})

/** Opens them before a page is: to make the database takes longer than to read from it. */
export async function prepareJournals(): Promise<void> {
  // Where there are none, the desk says so once something is drawn.
  await journals()
    .prepare()
    .catch(() => undefined)
}

/**
 * Whether somebody has drawn on a page on this device what is nowhere else; also what they have begun as a visitor, which is
 * theirs by now.
 */
export async function isBegunHere(owner: UserId, pageId: PageId): Promise<boolean> {
  const { holdsWork } = await import('./saving/save-journal.ts')
  const ports = { store: journals(), clock: browserClock(window) }
  const owners = begunPage.read() === pageId ? [owner, VISITOR] : [owner]
  // What only a newer version can read is work: the desk says how to get at it.
  const isNewer = (problem: unknown) => problem instanceof NewerRecords
  const isThere = await Promise.all(owners.map((one) => holdsWork(journalName(one, pageId), ports).catch(isNewer)))
  return isThere.includes(true)
}

/** The journal of a page; null where this device keeps none. Rejects where only a newer version can read it. */
export const journalOrNone = (name: string, now: () => number): Promise<Journal | null> =>
  openJournal(journals(), name, now).catch((problem: unknown) => {
    if (problem instanceof NewerRecords) throw problem
    return null
  })

/** What only a newer version can read stays, and is told of. */
const isSaved = (name: string): Promise<boolean> =>
  openJournal(journals(), name, Date.now).then(
    (journal) => journal.isSaved,
    (problem: unknown) => {
      if (problem instanceof NewerRecords) return false
      throw problem
    },
  )

/** The journals on this device: those of whoever is here, and what others have not saved and could not be asked about. */
export const journalHome: Required<Home> = {
  async keepOnly({ present, awaited }) {
    async function stays(name: string): Promise<boolean> {
      const owner = ownerIn(name)
      // What a visitor has begun is that of whoever signs in next; where that is forgotten, it was another's.
      if (owner === VISITOR) return begunPage.read() === pageIn(name)
      return owner === present || (awaited.some((id) => id === owner) && !(await isSaved(name)))
    }
    for (const name of await journals().names())
      if (!(await stays(name))) await journals().forget(name, Number.POSITIVE_INFINITY)
  },

  async saveAll(owner) {
    // Where a browser keeps no journals, there is nothing in them.
    const all = await journals()
      .names()
      .catch(() => [])
    const names = all.filter((name) => ownerIn(name) === owner)
    const unsaved: string[] = []
    for (const name of names) if (!(await isSaved(name))) unsaved.push(name)
    if (unsaved.length === 0) return []
    const { saveJournals } = await import('./save-journals.ts')
    return saveJournals(owner, unsaved)
  },

  forgetPage: (owner, pageId) => journals().forget(journalName(owner, pageId), Number.POSITIVE_INFINITY),
}
