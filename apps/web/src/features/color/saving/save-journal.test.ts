import { type Clock, createEngine, directEncoder, memoryStore, openJournal } from '@huebook/coloring'
import type { Colored, Page, PageId, UserId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { newestColored, unsavedPages } from '#offline/unsaved-pages.ts'
import { storageOf } from '#testing/storage-of.ts'
import { saveJournal } from './save-journal.ts'

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
      return { photo: newer ?? photo, preview: '', previews: [] as string[] } as unknown as Colored
    },
    readCredit: async () => null,
  }
  await unsaved.keep(mia, { page: fox, picture: new Blob(), isWhole: true })
  return {
    engine,
    sent,
    kept,
    inLists: () => unsaved.of(unsaved.store.getState(), mia, fox.id) ?? {},
    goes: () => {
      isHere = false
    },
    anotherDeviceSaves: (photo: string) => {
      newer = photo
    },
    async isSafe() {
      await engine.settle()
      const ports = { store, clock, api, storage: () => storageOf(kept), unsaved, mayKeep: () => isHere }
      return saveJournal({ owner: mia, name: NAME, pageId: fox.id }, ports)
    },
  }
}

test('what is on this device only is saved before somebody signs out', async () => {
  const { isSafe, sent, kept } = await device()
  expect([await isSafe(), sent, kept.get(`saved-photo:${NAME}`)]).toEqual([true, ['/files/0.png'], '/files/0.png'])
  expect([await isSafe(), sent.length]).toEqual([true, 1])
})

test('a page that was emptied is nothing to lose, and takes the place of no colouring', async () => {
  const { engine, isSafe, sent } = await device()
  engine.undo()
  expect([await isSafe(), sent]).toEqual([true, []])
})

test('what was saved so is shown as saved in the lists, where somebody stays after all', async () => {
  const { isSafe, inLists } = await device()
  expect(inLists().unsaved).toBeDefined()
  await isSafe()
  expect([inLists().unsaved, newestColored(inLists(), null)?.photo]).toEqual([undefined, '/files/0.png'])
})

test('where another device has saved a newer colouring, the lists show that one', async () => {
  const { isSafe, inLists, anotherDeviceSaves } = await device()
  anotherDeviceSaves('/files/newer.png')
  expect(await isSafe()).toBe(true)
  expect([inLists().unsaved, newestColored(inLists(), null)?.photo]).toEqual([undefined, '/files/newer.png'])
})

test('what arrives once somebody has left writes down nothing more of them', async () => {
  const { isSafe, kept, inLists, goes } = await device()
  goes()
  expect(await isSafe()).toBe(true)
  expect([[...kept], inLists().saved]).toEqual([[], undefined])
})
