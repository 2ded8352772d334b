import { type Clock, createEngine, directEncoder, memoryStore, openJournal } from '@huebook/coloring'
import type { Colored, Page, PageId, UserId } from '@huebook/contract'
import { expect, test } from 'vitest'
import type { RefusedError } from '#api/failure.ts'
import { newestColored, unsavedPages } from '#offline/unsaved-pages.ts'
import { storageOf } from '#testing/storage-of.ts'
import { holdsWork, saveJournal } from './save-journal.ts'

const mia = 'mia' as UserId
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
  const unsaved = unsavedPages({
    database: () => undefined,
    urls: { createObjectURL: () => 'blob:fox', revokeObjectURL: () => undefined },
  })
  let isHere = true
  let newer: string | null = null
  let server: 'answers' | 'is away' | 'says no' | 'has no credit' = 'answers'
  const journal = await openJournal(store, NAME, clock.now)
  const engine = createEngine({ clock, encoder: directEncoder, defaultBrush: { size: 20, color: '#000000' }, journal })
  const at = { id: 1, type: 'mouse', y: 100, pressure: 0.5, time: 0, coalesced: [] } as const
  engine.pointer({ ...at, phase: 'down', buttons: 1, x: 100 })
  engine.pointer({ ...at, phase: 'move', buttons: 1, x: 200 })
  engine.pointer({ ...at, phase: 'up', buttons: 0, x: 200 })
  const api: Parameters<typeof saveJournal>[1]['api'] = {
    async readPage(_input, _signal, onRefused) {
      if (server === 'says no') onRefused?.({ status: 404, isVerdict: true } as RefusedError)
      if (server === 'has no credit') return { ...fox, is_owner: false, is_colored: false }
      return server === 'answers' ? fox : null
    },
    upload: async () => ({ url: '/files/0.png' }) as never,
    async saveColored({ body: { photo } }) {
      sent.push(photo)
      return { photo: newer ?? photo, preview: '', previews: [] as string[] } as unknown as Colored
    },
    readCredit: async () => (server === 'has no credit' ? ({ public_page: 0 } as never) : null),
  }
  await unsaved.keep(mia, { page: fox, picture: new Blob(), isWhole: true })
  return {
    engine,
    store,
    sent,
    kept,
    inLists: () => unsaved.of(unsaved.store.getState(), mia, fox.id) ?? {},
    goes: () => {
      isHere = false
    },
    anotherDeviceSaves: (photo: string) => {
      newer = photo
    },
    siteBecomes: (next: typeof server) => {
      server = next
    },
    async outcome() {
      await engine.settle()
      const ports = {
        store,
        clock,
        api,
        storage: () => storageOf(kept),
        unsaved,
        mayKeep: () => isHere,
        pixelsOf: async () => new Uint32Array(1024 * 1024).fill(0xff_00_00_ff),
      }
      return (await saveJournal({ owner: mia, name: NAME, pageId: fox.id }, ports)).is
    },
  }
}

test('what is on this device only is saved before somebody signs out', async () => {
  const { outcome, sent, kept } = await device()
  expect([await outcome(), sent, kept.get(`saved-photo:${NAME}`)]).toEqual(['saved', ['/files/0.png'], '/files/0.png'])
  expect([await outcome(), sent.length]).toEqual(['empty', 1])
})

test('a page that was emptied is nothing to lose, and takes the place of no colouring', async () => {
  const { engine, outcome, sent } = await device()
  engine.undo()
  expect([await outcome(), sent]).toEqual(['empty', []])
})

test('what was saved so is shown as saved in the lists, where somebody stays after all', async () => {
  const { outcome, inLists } = await device()
  expect(inLists().unsaved).toBeDefined()
  await outcome()
  expect([inLists().unsaved, newestColored(inLists(), null)?.photo]).toEqual([undefined, '/files/0.png'])
})

test('where another device has saved a newer colouring, the lists show that one, and nothing is sent a second time', async () => {
  const { outcome, inLists, anotherDeviceSaves, kept, sent } = await device()
  anotherDeviceSaves('/files/newer.png')
  expect(await outcome()).toBe('saved')
  expect([inLists().unsaved, newestColored(inLists(), null)?.photo]).toEqual([undefined, '/files/newer.png'])
  expect([await outcome(), sent.length, kept.get(`saved-photo:${NAME}`)]).toEqual(['empty', 1, '/files/newer.png'])
})

test('what the site says no to is told from what it could not be asked', async () => {
  const { outcome, siteBecomes, inLists } = await device()
  siteBecomes('is away')
  expect(await outcome()).toBe('unanswered')
  siteBecomes('says no')
  expect(await outcome()).toBe('refused')
  expect(inLists().unsaved).toBeDefined()
})

test('what there is no credit for is told from what the site refuses otherwise, and is not sent', async () => {
  const { outcome, siteBecomes, sent, inLists } = await device()
  siteBecomes('has no credit')
  expect([await outcome(), sent]).toEqual(['no credit', []])
  expect(inLists().unsaved).toBeDefined()
})

test('a journal holds work until that is saved, or was taken back', async () => {
  const { engine, store } = await device()
  const isThere = async () => {
    await engine.settle()
    return holdsWork(NAME, { store, clock })
  }
  expect([await isThere(), await holdsWork('mia/owl', { store, clock })]).toEqual([true, false])
  engine.undo()
  expect(await isThere()).toBe(false)
  engine.redo()
  engine.markSaved(engine.state.getSnapshot().snapshots[engine.state.getSnapshot().cursor]?.id ?? -1)
  expect(await isThere()).toBe(false)
})

test('what arrives once somebody has left writes down nothing more of them', async () => {
  const { outcome, kept, inLists, goes } = await device()
  goes()
  expect(await outcome()).toBe('saved')
  expect([[...kept], inLists().saved]).toEqual([[], undefined])
})
