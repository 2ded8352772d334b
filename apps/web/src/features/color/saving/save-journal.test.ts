import { type Clock, createEngine, directEncoder, memoryStore, openJournal } from '@huebook/coloring'
import type { Colored, Page, PageId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { saveJournal } from './save-journal.ts'
import { savedPhotos } from './saved-photos.ts'

const NAME = 'mia/fox'
const fox = { id: 'fox' as PageId, is_owner: true, is_colored: true, colored: null } as Page

/** Time stands still. */
const clock: Clock = {
  now: () => 0,
  after: () => () => undefined,
  frame: () => () => undefined,
  idle: () => () => undefined,
}

/** A device on which Mia has drawn on a page, and a site that answers. */
async function device() {
  const store = memoryStore()
  const sent: string[] = []
  const kept = new Map<string, string>()
  const photos = savedPhotos(() => storageOf(kept))
  const journal = await openJournal(store, NAME, clock.now)
  const engine = createEngine({ clock, encoder: directEncoder, defaultBrush: { size: 20, color: '#000000' }, journal })
  const at = { id: 1, type: 'mouse', y: 100, pressure: 0.5, time: 0, coalesced: [] } as const
  engine.pointer({ ...at, phase: 'down', buttons: 1, x: 100 })
  engine.pointer({ ...at, phase: 'move', buttons: 1, x: 200 })
  engine.pointer({ ...at, phase: 'up', buttons: 0, x: 200 })
  const api: Parameters<typeof saveJournal>[1]['api'] = {
    readPage: async () => fox,
    upload: async () => ({ url: '/files/0.png' }) as never,
    async saveColored({ body: { photo } }) {
      sent.push(photo)
      return { photo, preview: photo, previews: [] as string[] } as unknown as Colored
    },
    readCredit: async () => null,
  }
  return {
    engine,
    sent,
    photos,
    async isSafe() {
      await engine.settle()
      return saveJournal({ name: NAME, pageId: fox.id }, { store, clock, api, photos })
    },
  }
}

test('what is on this device only is saved before somebody signs out', async () => {
  const { isSafe, sent, photos } = await device()
  expect([await isSafe(), sent, photos.of(NAME)]).toEqual([true, ['/files/0.png'], '/files/0.png'])
  expect([await isSafe(), sent.length]).toEqual([true, 1])
})

test('a page that was emptied is nothing to lose, and takes the place of no colouring', async () => {
  const { engine, isSafe, sent } = await device()
  engine.undo()
  expect([await isSafe(), sent]).toEqual([true, []])
})
