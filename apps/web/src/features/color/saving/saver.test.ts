import { type Clock, createEngine, directEncoder, memoryStore, openJournal } from '@huebook/coloring'
import type { Colored, PageId } from '@huebook/contract'
import { expect, test } from 'vitest'
import { storageOf } from '#testing/storage-of.ts'
import { savedPhotos } from './saved-photos.ts'
import { createSaver } from './saver.ts'

const clock: Clock = {
  now: () => 0,
  after: () => () => undefined,
  frame: () => () => undefined,
  idle: () => () => undefined,
}
const somebodyElses = { id: 'page' as PageId, is_colored: false, is_owner: false }

type Server = 'answers' | 'is away' | 'has no credit' | 'knows no such session'

async function studio(page: { id: PageId; is_colored: boolean; is_owner: boolean }, journals = memoryStore()) {
  let isOnline = true
  let newer: string | null = null
  const kept = new Map<string, string>()
  const told: unknown[] = []
  const sent: string[] = []
  const photos = savedPhotos(() => storageOf(kept))
  let server: Server = 'answers'
  const journal = await openJournal(journals, 'page', clock.now)
  const engine = createEngine({
    clock,
    encoder: directEncoder,
    defaultBrush: { size: 20, color: '#000000' },
    journal,
    drawn: (what) => void saver.drawn(what),
  })
  const saver = createSaver({
    page,
    name: 'mia/page',
    engine,
    photos,
    isOwed: journal.isOwed,
    drawnAt: () => 0,
    isOnline: () => isOnline,
    siteAnswers: async () => server !== 'is away',
    api: {
      upload: async () => (server === 'is away' ? null : { url: `/files/${sent.length}.png` }),
      async saveColored({ body: { photo } }, _signal, onRefused) {
        const refused = { 'has no credit': ['NO_CREDIT', 403], 'knows no such session': ['SIGNED_OUT', 401] } as const
        const [code, status] = refused[server as keyof typeof refused] ?? []
        if (code) onRefused?.({ code, status } as Parameters<typeof onRefused>[0])
        if (server !== 'answers') return null
        sent.push(photo)
        return { photo: newer ?? photo } as Colored
      },
      readCredit: async () => ({ public_page: 9 }) as never,
    },
    onSaved: (_colored, left) => void told.push(left),
    onOvertaken: async ({ photo }, isUntouched) => void (isUntouched() && told.push(`overtaken by ${photo}`)),
  })
  return {
    engine,
    saver,
    told,
    sent,
    photos,
    becomes: (next: Server) => {
      server = next
    },
    anotherDeviceSaves: (photo: string) => {
      newer = photo
    },
    goes: (where: 'online' | 'offline') => {
      isOnline = where === 'online'
    },
    stroke() {
      const at = { id: 1, type: 'mouse', x: 100, y: 100, pressure: 0.5, time: 0, coalesced: [] } as const
      engine.pointer({ ...at, phase: 'down', buttons: 1 })
      engine.pointer({ ...at, phase: 'move', buttons: 1, x: 150 + 50 * engine.state.getSnapshot().cursor })
      engine.pointer({ ...at, phase: 'up', buttons: 0, x: 150 + 50 * engine.state.getSnapshot().cursor })
    },
    isSaved: () => engine.state.getSnapshot().isSaved,
  }
}

test('the end of the first stroke on somebody else’s page saves it, and says what is left', async () => {
  const { stroke, saver, told, sent, isSaved } = await studio(somebodyElses)
  stroke()
  await saver.settled()
  expect([told, sent.length, isSaved()]).toEqual([[9], 1, true])
  stroke()
  await saver.settled()
  expect([sent.length, isSaved()]).toEqual([1, false])
})

test.each([
  ['one’s own', { ...somebodyElses, is_owner: true }],
  ['one that was coloured before', { ...somebodyElses, is_colored: true }],
])('a page that is %s is saved when one wants it to be, and that takes no credit', async (_which, page) => {
  const { stroke, saver, told, sent } = await studio(page)
  stroke()
  await saver.settled()
  expect(sent).toEqual([])
  await saver.save()
  expect([sent.length, told]).toEqual([1, [null]])
  await saver.save()
  expect(sent.length).toBe(1)
})

test('a save that fails confirms nothing, and is made up for when the network is back', async () => {
  const { stroke, saver, told, becomes, isSaved } = await studio(somebodyElses)
  becomes('is away')
  stroke()
  await saver.settled()
  expect([told, isSaved(), saver.store.getState()]).toEqual([[], false, { isSaving: false, isColored: false }])
  becomes('answers')
  await saver.sendOwed()
  expect([told, isSaved()]).toEqual([[9], true])
})

test('a save that broke off is still owed when the page is opened again, and then made up for', async () => {
  const journals = memoryStore()
  const { stroke, saver, becomes, engine } = await studio({ ...somebodyElses, is_owner: true }, journals)
  becomes('knows no such session')
  stroke()
  await saver.save()
  await engine.settle()
  const again = await studio({ ...somebodyElses, is_owner: true }, journals)
  await again.saver.sendOwed()
  expect([again.sent.length, again.told, again.isSaved()]).toEqual([1, [null], true])
})

test('what is drawn without a network is sent once there is one, though nobody has asked to save it', async () => {
  const journals = memoryStore()
  const { stroke, saver, sent, goes, engine } = await studio({ ...somebodyElses, is_owner: true }, journals)
  goes('offline')
  stroke()
  await engine.settle()
  await saver.settled()
  expect(sent).toEqual([])
  const again = await studio({ ...somebodyElses, is_owner: true }, journals)
  await again.saver.sendOwed()
  expect([again.sent.length, again.isSaved()]).toEqual([1, true])
  await again.engine.settle()
  await (await studio(somebodyElses, journals)).saver.sendOwed()
  expect(again.sent.length).toBe(1)
})

test('what was drawn and not saved, with a network, waits for whoever drew it', async () => {
  const journals = memoryStore()
  const { stroke, engine } = await studio({ ...somebodyElses, is_owner: true }, journals)
  stroke()
  await engine.settle()
  const again = await studio({ ...somebodyElses, is_owner: true }, journals)
  await again.saver.sendOwed()
  expect(again.sent).toEqual([])
})

test('where another device has saved a newer colouring nothing is called saved, and that one is handed over', async () => {
  const { stroke, saver, told, photos, anotherDeviceSaves, isSaved } = await studio({
    ...somebodyElses,
    is_owner: true,
  })
  anotherDeviceSaves('/files/newer.png')
  stroke()
  await saver.save()
  expect([told, isSaved(), photos.of('mia/page')]).toEqual([['overtaken by /files/newer.png'], false, null])
})

test('what was drawn while it was asked which colouring is newer is not replaced by another one', async () => {
  const { stroke, saver, told, photos, anotherDeviceSaves } = await studio({ ...somebodyElses, is_owner: true })
  anotherDeviceSaves('/files/newer.png')
  stroke()
  const saving = saver.save()
  stroke()
  await saving
  expect([told, photos.of('mia/page')]).toEqual([[], null])
})

test('what the server refuses for want of a credit is not sent again behind somebody’s back', async () => {
  const { stroke, saver, told, becomes, isSaved } = await studio(somebodyElses)
  becomes('has no credit')
  stroke()
  await saver.settled()
  becomes('answers')
  await saver.sendOwed()
  expect([told, isSaved()]).toEqual([[], false])
})

test('what is drawn while a save is on its way is not called saved', async () => {
  const { stroke, saver, isSaved } = await studio({ ...somebodyElses, is_owner: true })
  stroke()
  const saving = saver.save()
  stroke()
  await saving
  expect(isSaved()).toBe(false)
  await saver.save()
  expect(isSaved()).toBe(true)
})

test('a page nobody has drawn on is not sent', async () => {
  const { saver, sent } = await studio(somebodyElses)
  await saver.save()
  expect(sent).toEqual([])
})

test('where another tab has taken over this device’s journal, what is saved is loaded again the next time', async () => {
  const journals = memoryStore()
  const [one, other] = [await studio(somebodyElses, journals), await studio(somebodyElses, journals)]
  one.stroke()
  await one.engine.settle()
  await one.saver.settled()
  expect(one.photos.of('mia/page')).toBe('/files/0.png')
  other.stroke()
  await other.engine.settle()
  await other.saver.settled()
  expect([other.sent.length, other.photos.of('mia/page')]).toEqual([1, ''])
})
