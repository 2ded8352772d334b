import { browserClock, createEngine, indexedDbStore, type Journal, openJournal, workerEncoder } from '@huebook/coloring'
import type { Page, UserId } from '@huebook/contract'
import { CANVAS_SIZE, DEFAULT_BRUSH_SIZE, DEFAULT_COLOR } from '@huebook/contract'
import type { Client } from '#api/create-client.ts'
import { picturePixels } from './page-art/picture-pixels.ts'
import { studyPage } from './page-art/study-page.ts'
import { needsLoading } from './saving/begin-with.ts'
import { savedPhotos } from './saving/saved-photos.ts'
import { createSaver } from './saving/saver.ts'

interface Ports {
  page: Page
  userId: UserId
  api: Pick<Client, 'upload' | 'saveColored' | 'readCredit'>
  onSaved(creditsLeft: number | null): void
  onNoCredit(): void
  /** The regions of the page are known: the bucket works from here on. */
  onStudied(): void
}

const NOT_FETCHED = 'Your colouring could not be fetched. Please try again in a moment.'

export type Studio = Awaited<ReturnType<typeof openStudio>>

/**
 * Opens everything one page is coloured with: what is on this device of it, and what was saved. Rejects where that could
 * not be fetched: whoever began anew on a blank page would save it over what they have.
 */
export async function openStudio({ page, userId, api, onSaved, onNoCredit, onStudied }: Ports) {
  const name = `${userId}/${page.id}`
  const clock = browserClock(window)
  const journal = await openJournal(indexedDbStore(window.indexedDB, IDBKeyRange), name, clock.now).catch(() => null)
  const encoder = new Worker(new URL('./encoder-worker.ts', import.meta.url), { type: 'module' })
  const photos = savedPhotos(() => window.localStorage)
  const engine = createEngine({
    clock,
    encoder: workerEncoder(encoder),
    defaultBrush: { size: DEFAULT_BRUSH_SIZE, color: DEFAULT_COLOR },
    ...(journal && { journal }),
    drawn: (what) => void saver.drawn(what),
  })
  const saver = createSaver({ page, name, engine, api, photos, onSaved, onNoCredit })
  const saved = page.colored?.photo ?? null
  if (saved && needsLoading({ saved, seen: photos.of(name), isSettled: isSettled(journal) })) {
    const { data } = await picturePixels(saved, CANVAS_SIZE).catch((cause: unknown) => {
      encoder.terminate()
      throw new Error(NOT_FETCHED, { cause })
    })
    engine.load(new Uint32Array(data.slice().buffer))
    photos.remember(name, saved)
  }
  const endStudy = studyPage(page.illustration, engine, onStudied)

  return {
    engine,
    saver,
    /** What is under way still gets to this device. */
    async close(): Promise<void> {
      endStudy()
      await Promise.all([engine.settle(), saver.settled()])
      engine.close()
      encoder.terminate()
    },
  }
}

const isSettled = (journal: Journal | null): boolean => journal?.isSaved ?? true
