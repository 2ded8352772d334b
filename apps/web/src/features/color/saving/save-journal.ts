import { type Clock, createEngine, directEncoder, type Engine, type JournalStore, openJournal } from '@huebook/coloring'
import { type Colored, DEFAULT_BRUSH_SIZE, DEFAULT_COLOR, type PageId, type UserId } from '@huebook/contract'
import type { Client } from '#api/create-client.ts'
import type { unsavedPages } from '#offline/unsaved-pages.ts'
import { savedPhotos } from './saved-photos.ts'
import { createSaver } from './saver.ts'

interface Kept {
  owner: UserId
  /** What somebody's drawing of the page is called on this device. */
  name: string
  pageId: PageId
}

interface Ports {
  store: JournalStore
  clock: Clock
  /** Sends with the token of whoever has drawn it, whoever signs in meanwhile. */
  api: Pick<Client, 'readPage' | 'upload' | 'saveColored' | 'readCredit'>
  storage(): Pick<Storage, 'getItem' | 'setItem'>
  /** What the lists show of pages that they do not know as they are. */
  unsaved: Pick<ReturnType<typeof unsavedPages>, 'saved' | 'forget'>
  /** Whether something of whoever has drawn it may be written down now: they leave without waiting for ever. */
  mayKeep(): boolean
}

/** Saves what a journal holds, without a desk; answers whether nothing is lost with it any more. */
export async function saveJournal(kept: Kept, ports: Ports): Promise<boolean> {
  const { store, clock } = ports
  const journal = await openJournal(store, kept.name, clock.now)
  if (journal.isSaved) return true
  const engine = createEngine({
    clock,
    encoder: directEncoder,
    defaultBrush: { size: DEFAULT_BRUSH_SIZE, color: DEFAULT_COLOR },
    journal,
  })
  try {
    // What was emptied is nothing to lose: sent, it would take the place of a colouring though nobody has asked for that.
    return engine.isBlank() || (await send(kept, engine, journal.lastTime ?? clock.now(), ports))
  } finally {
    await engine.settle()
    engine.close()
  }
}

async function send({ owner, name, pageId }: Kept, engine: Engine, drawnAt: number, ports: Ports): Promise<boolean> {
  const { clock, api, storage, unsaved, mayKeep } = ports
  const page = await api.readPage({ params: { id: pageId } })
  if (!page) return false
  let isSaved = false
  const arrive = (colored: Colored): void => {
    isSaved = true
    if (mayKeep()) unsaved.saved(owner, page, colored)
  }
  const saver = createSaver({
    page,
    name,
    engine,
    clock,
    api,
    photos: savedPhotos(storage, mayKeep),
    drawnAt: () => drawnAt,
    isOwed: true,
    isStillHere: () => true,
    isOnline: () => true,
    siteAnswers: async () => true,
    onSaved: arrive,
    // The server has it, beside the newer one of another device.
    onOvertaken: async (colored) => arrive(colored),
    onNotSent: () => undefined,
    onTakenDown: () => undefined,
  })
  await saver.save()
  if (isSaved) await unsaved.forget(owner, pageId)
  return isSaved
}
