import { type Clock, createEngine, directEncoder, type Engine, type JournalStore, openJournal } from '@huebook/coloring'
import { type Colored, DEFAULT_BRUSH_SIZE, DEFAULT_COLOR, type PageId, type UserId } from '@huebook/contract'
import type { Client } from '#api/create-client.ts'
import type { unsavedPages } from '#offline/unsaved-pages.ts'
import { strengthOf } from './begin-with.ts'
import { savedPhotos } from './saved-photos.ts'
import { createSaver } from './saver.ts'
import { createSender } from './send-drawing.ts'

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
  /** The pixels of a saved drawing. */
  pixelsOf(photo: string): Promise<Uint32Array>
  /** Somebody wants the page on their desk. */
  hurried?: AbortSignal
}

/**
 * What has become of a journal: it had nothing to be saved, that was saved, there is no credit for it, the site said no for
 * another reason, or nobody answered.
 */
export type Outcome =
  | { is: 'empty' | 'no credit' | 'refused' | 'unanswered' }
  | { is: 'saved'; creditsLeft: number | null }

/** Saves what a journal holds, without a desk. */
export async function saveJournal(kept: Kept, ports: Ports): Promise<Outcome> {
  const { clock } = ports
  const sent = await withWork(kept.name, ports, (engine, lastTime) =>
    send(kept, engine, lastTime ?? clock.now(), ports),
  )
  return sent ?? { is: 'empty' }
}

/** Whether a journal holds something that is nowhere else. */
export const holdsWork = async (name: string, ports: Pick<Ports, 'store' | 'clock'>): Promise<boolean> =>
  (await withWork(name, ports, async () => true)) ?? false

/** Does something with what a journal holds that is nowhere else; null where there is no such thing. */
async function withWork<Answer>(
  name: string,
  { store, clock }: Pick<Ports, 'store' | 'clock'>,
  act: (engine: Engine, lastTime: number | null) => Promise<Answer>,
): Promise<Answer | null> {
  const journal = await openJournal(store, name, clock.now)
  if (journal.isSaved) return null
  const engine = createEngine({
    clock,
    encoder: directEncoder,
    defaultBrush: { size: DEFAULT_BRUSH_SIZE, color: DEFAULT_COLOR },
    journal,
  })
  try {
    // What was emptied is nothing to lose: sent, it would take the place of a colouring though nobody has asked for that.
    return engine.isBlank() ? null : await act(engine, journal.lastTime)
  } finally {
    await engine.settle()
    engine.close()
  }
}

async function send({ owner, name, pageId }: Kept, engine: Engine, drawnAt: number, ports: Ports): Promise<Outcome> {
  const { clock, api, storage, unsaved, mayKeep, hurried } = ports
  let outcome: Outcome = { is: 'unanswered' }
  const page = await api.readPage({ params: { id: pageId } }, hurried, ({ isVerdict }) => {
    if (isVerdict) outcome = { is: 'refused' }
  })
  if (!page || hurried?.aborted) return outcome
  const arrive = (colored: Colored, creditsLeft: number | null): void => {
    outcome = { is: 'saved', creditsLeft }
    if (mayKeep()) unsaved.saved(owner, page, colored)
  }
  const photos = savedPhotos(storage, mayKeep)
  const saver = createSaver({
    page,
    engine,
    clock,
    sender: createSender({ page, name, engine, api, photos, drawnAt: () => drawnAt, isStillHere: () => true }),
    opened: { isOwed: true, credits: null },
    network: { isOnline: () => true, siteAnswers: async () => true },
    events: {
      onSaved: arrive,
      // The server has it, beside the newer one of another device, which takes its place here, too.
      async onOvertaken(colored) {
        arrive(colored, null)
        const pixels = await ports.pixelsOf(colored.photo).catch(() => null)
        if (!pixels || !mayKeep()) return
        engine.load(pixels, strengthOf(colored))
        photos.remember(name, colored.photo)
      },
      onNotSent: () => undefined,
      onTakenDown: () => undefined,
    },
  })
  hurried?.addEventListener('abort', () => void saver.settled())
  await saver.sendOwed()
  const { trouble } = saver.store.getState()
  if (trouble === 'refused' || trouble === 'no credit') return { is: trouble }
  if (isSaved(outcome)) await unsaved.forget(owner, pageId)
  return outcome
}

/** It is set by whoever is told. */
const isSaved = ({ is }: Outcome): boolean => is === 'saved'
