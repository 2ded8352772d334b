import { type Clock, createEngine, directEncoder, memoryStore, openJournal } from '@huebook/coloring'
import type { Colored, PageId } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import type { Client } from '#api/create-client.ts'
import { storageOf } from '#testing/storage-of.ts'
import { savedPhotos } from './saved-photos.ts'
import { createSaver } from './saver.ts'
import { createSender } from './send-drawing.ts'

/** Whoever waits for the time to pass is told that it has by `passes`. */
function handClock() {
  const waiting = new Map<() => void, number>()
  const clock: Clock = {
    now: () => 0,
    after(milliseconds, run) {
      waiting.set(run, milliseconds)
      return () => waiting.delete(run)
    },
    frame: () => () => undefined,
    idle: () => () => undefined,
  }
  return {
    clock,
    passes(milliseconds: number) {
      for (const [run, after] of [...waiting]) if (after <= milliseconds && waiting.delete(run)) run()
    },
  }
}
type Refusal = Parameters<NonNullable<Parameters<Client['upload']>[2]>>[0]

const somebodyElses = { id: 'page' as PageId, is_colored: false, is_owner: false }
const ones = { ...somebodyElses, is_owner: true }

type Server =
  | 'answers'
  | 'is away'
  | 'hangs'
  | 'refuses the picture'
  | 'is broken'
  | 'has no credit'
  | 'has taken the page down'
  | 'knows no such session'
  | 'lets somebody else in meanwhile'
  | 'saves, and hangs then'

async function studio(
  page: { id: PageId; is_colored: boolean; is_owner: boolean },
  journals = memoryStore(),
  credits: number | null = 10,
) {
  let isOnline = true
  let signedIn = 'mia'
  let newer: string | null = null
  const kept = new Map<string, string>()
  const heard: unknown[] = []
  let asked = 0
  const sent: string[] = []
  const photos = savedPhotos(() => storageOf(kept))
  let server: Server = 'answers'
  const { clock, passes } = handClock()
  const journal = await openJournal(journals, 'page', clock.now)
  const engine = createEngine({
    clock,
    encoder: directEncoder,
    defaultBrush: { size: 20, color: '#000000' },
    journal,
    drawn: (what) => void saver.drawn(what),
  })
  const sender = createSender({
    page,
    name: 'mia/page',
    engine,
    photos,
    drawnAt: () => 0,
    isStillHere: () => signedIn === 'mia',
    api: {
      async upload(_input, signal, onRefused, onUnanswered) {
        asked += 1
        if (server === 'lets somebody else in meanwhile') signedIn = 'zoe'
        if (server === 'hangs') await new Promise((resolve) => signal?.addEventListener('abort', resolve))
        if (server === 'is away' && !onUnanswered?.(new Error())) heard.push('the site is away')
        if (server === 'refuses the picture') onRefused?.({ status: 413, isVerdict: true } as Refusal)
        if (server === 'is broken') onRefused?.({ status: 500, isVerdict: true } as Refusal)
        const isStored = !['hangs', 'is away', 'refuses the picture', 'is broken'].includes(server)
        return isStored ? { url: `/files/${sent.length}.png` } : null
      },
      async saveColored({ body: { photo } }, _signal, onRefused) {
        const refused = {
          'has no credit': ['NO_CREDIT', 403],
          'has taken the page down': ['PAGE_TAKEN_DOWN', 404],
          'knows no such session': ['SIGNED_OUT', 401],
        } as const
        const [code, status] = refused[server as keyof typeof refused] ?? []
        if (code) onRefused?.({ code, status, isVerdict: code !== 'SIGNED_OUT' } as Refusal)
        if (!['answers', 'lets somebody else in meanwhile', 'saves, and hangs then'].includes(server)) return null
        sent.push(photo)
        // Each time with another pass, as the site does.
        return { photo: newer ?? `${photo}?pass=page-${sent.length}` } as Colored
      },
      async readCredit(_input, signal) {
        if (server === 'has no credit') return { public_page: 0 } as never
        if (server !== 'saves, and hangs then') return { public_page: 9 } as never
        await new Promise((resolve) => signal?.addEventListener('abort', resolve))
        return null
      },
    },
  })
  const saver = createSaver({
    page,
    engine,
    clock,
    sender,
    opened: { isOwed: !journal.isSaved, credits },
    network: { isOnline: () => isOnline, siteAnswers: async () => server !== 'is away' },
    events: {
      onSaved: (_colored, left) => void heard.push(left),
      onNotSent: ({ why, isOnDevice }) => void heard.push(`${why}, ${isOnDevice ? 'kept' : 'lost'}`),
      onTakenDown: () => void heard.push('taken down'),
      onOvertaken: async ({ photo }, isUntouched) => void (isUntouched() && heard.push(`overtaken by ${photo}`)),
    },
  })
  return {
    engine,
    saver,
    heard,
    sent,
    photos,
    passes,
    asked: () => asked,
    becomes: (next: Server) => {
      server = next
    },
    anotherDeviceSaves: (photo: string) => {
      newer = photo
    },
    signsIn: (who: 'mia' | 'zoe') => {
      signedIn = who
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

test.each([
  ['somebody else’s page', somebodyElses, 7],
  ['one’s own page', ones, null],
  ['a page that one has coloured before', { ...somebodyElses, is_colored: true }, null],
])('it is known before anything is drawn what the first stroke on %s takes', async (_which, page, takesOneOf) => {
  const { saver } = await studio(page, memoryStore(), 7)
  expect(saver.store.getState().takesOneOf).toBe(takesOneOf)
})

test('the end of the first stroke on somebody else’s page saves it, and says what is left', async () => {
  const { stroke, saver, heard, sent, isSaved } = await studio(somebodyElses)
  stroke()
  await saver.settled()
  expect([heard, sent.length, isSaved()]).toEqual([[9], 1, true])
  stroke()
  await saver.settled()
  expect([sent.length, isSaved()]).toEqual([1, false])
})

test.each([
  ['one’s own', { ...somebodyElses, is_owner: true }],
  ['one that was coloured before', { ...somebodyElses, is_colored: true }],
])('a page that is %s is saved when one wants it to be, and that takes no credit', async (_which, page) => {
  const { stroke, saver, heard, sent } = await studio(page)
  stroke()
  await saver.settled()
  expect(sent).toEqual([])
  await saver.save()
  expect([sent.length, heard]).toEqual([1, [null]])
  await saver.save()
  expect(sent.length).toBe(1)
})

test('a save that fails confirms nothing, and is made up for when the network is back', async () => {
  const { stroke, saver, heard, becomes, isSaved } = await studio(somebodyElses)
  becomes('is away')
  stroke()
  await saver.settled()
  expect([heard, isSaved(), saver.store.getState()]).toEqual([
    ['the site is away'],
    false,
    { isSaving: false, isColored: false, takesOneOf: 10, trouble: 'late' },
  ])
  becomes('answers')
  await saver.sendOwed()
  expect([heard.at(-1), isSaved()]).toEqual([9, true])
})

test('whoever saves without a network is told that it is kept here, nothing is asked for, and it is sent later', async () => {
  const { stroke, saver, heard, goes, asked, isSaved } = await studio(ones)
  goes('offline')
  stroke()
  await saver.save()
  expect([heard, asked(), isSaved()]).toEqual([['away, kept'], 0, false])
  goes('online')
  await saver.sendOwed()
  expect([heard.at(-1), isSaved()]).toEqual([null, true])
})

test('what the site has refused is sent once there is a network, where somebody was told so as they asked again', async () => {
  const { stroke, saver, heard, becomes, goes, isSaved } = await studio(ones)
  becomes('refuses the picture')
  stroke()
  await saver.save()
  becomes('answers')
  goes('offline')
  stroke()
  await saver.save()
  expect([heard, isSaved()]).toEqual([['away, kept'], false])
  goes('online')
  await saver.sendOwed()
  expect([heard.at(-1), isSaved()]).toEqual([null, true])
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
  expect([again.sent.length, again.heard, again.isSaved()]).toEqual([1, [null], true])
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

test('what was drawn in a tab that ended without a word is sent when the page is opened again', async () => {
  const journals = memoryStore()
  const { stroke, engine } = await studio(ones, journals)
  stroke()
  await engine.settle()
  const again = await studio(ones, journals)
  await again.saver.sendOwed()
  expect(again.sent.length).toBe(1)
})

test('where another device has saved a newer colouring nothing is called saved, and that one is handed over', async () => {
  const { stroke, saver, heard, photos, anotherDeviceSaves, isSaved } = await studio({
    ...somebodyElses,
    is_owner: true,
  })
  anotherDeviceSaves('/files/newer.png')
  stroke()
  await saver.save()
  expect([heard, isSaved(), photos.of('mia/page')]).toEqual([['overtaken by /files/newer.png'], false, null])
})

test('what was drawn while it was asked which colouring is newer is not replaced by another one', async () => {
  const { stroke, saver, heard, photos, anotherDeviceSaves } = await studio({ ...somebodyElses, is_owner: true })
  anotherDeviceSaves('/files/newer.png')
  stroke()
  const saving = saver.save()
  stroke()
  await saving
  expect([heard, photos.of('mia/page')]).toEqual([[], null])
})

test('what the server refuses for want of a credit is not sent again behind somebody’s back', async () => {
  const { stroke, saver, heard, becomes, isSaved } = await studio(somebodyElses)
  becomes('has no credit')
  stroke()
  await saver.settled()
  becomes('answers')
  await saver.sendOwed()
  expect([heard, isSaved()]).toEqual([[], false])
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
  expect(one.photos.of('mia/page')).toMatch(/^\/files\/0\.png\?/)
  other.stroke()
  await other.engine.settle()
  await other.saver.settled()
  expect([other.sent.length, other.photos.of('mia/page')]).toEqual([1, ''])
})

test('a drawing that has arrived is called saved, also where nobody can say how many credits are left', async () => {
  const { stroke, saver, heard, sent, becomes, passes, isSaved } = await studio(somebodyElses)
  becomes('saves, and hangs then')
  stroke()
  await expect.poll(() => sent.length).toBe(1)
  await expect.poll(isSaved).toBe(true)
  passes(60_000)
  await saver.settled()
  expect([heard, saver.store.getState().trouble]).toEqual([[null], null])
  await saver.sendOwed()
  stroke()
  await saver.sendOwed()
  expect(sent.length).toBe(1)
})

describe('a save that is not answered', () => {
  test('gives up after a minute, says so, stays owed, and is sent again when it can be', async () => {
    const { stroke, saver, heard, becomes, passes, isSaved } = await studio(ones)
    becomes('hangs')
    stroke()
    const saving = saver.save()
    await expect.poll(() => saver.store.getState().isSaving).toBe(true)
    passes(60_000)
    await saving
    expect([heard, isSaved(), saver.store.getState().trouble]).toEqual([['late, kept'], false, 'late'])
    becomes('answers')
    await saver.sendOwed()
    expect([isSaved(), saver.store.getState().trouble]).toEqual([true, null])
  })

  test('holds nobody up for longer than a few seconds who waits for the page in another tab', async () => {
    const { stroke, saver, becomes, passes, asked } = await studio(ones)
    becomes('hangs')
    stroke()
    void saver.save()
    await expect.poll(asked).toBe(1)
    const settled = saver.settled()
    passes(6_000)
    await settled
    expect(saver.store.getState().isSaving).toBe(false)
  })

  test('is tried again without a word about it', async () => {
    const { stroke, saver, heard, becomes, goes } = await studio(ones)
    goes('offline')
    stroke()
    goes('online')
    becomes('hangs')
    becomes('is away')
    await saver.leave()
    expect(heard).toEqual([])
  })
})

describe('where somebody else signs in on this device', () => {
  test('what one has drawn is not saved as theirs, and waits until one is back', async () => {
    const journals = memoryStore()
    const { stroke, saver, asked, sent, heard, signsIn, isSaved } = await studio(ones, journals)
    stroke()
    signsIn('zoe')
    await saver.leave()
    expect([asked(), sent, heard, isSaved()]).toEqual([0, [], [], false])
    const again = await studio(ones, journals)
    await again.saver.sendOwed()
    expect([again.sent.length, again.isSaved()]).toEqual([1, true])
  })

  test('while a drawing is on its way, it does not become their colouring', async () => {
    const { stroke, saver, becomes, sent, heard, signsIn, isSaved } = await studio(somebodyElses)
    becomes('lets somebody else in meanwhile')
    stroke()
    await saver.settled()
    expect([sent, heard, isSaved()]).toEqual([[], [], false])
    signsIn('mia')
    becomes('answers')
    await saver.sendOwed()
    expect([sent.length, heard, isSaved()]).toEqual([1, [9], true])
  })
})

describe('a page that was emptied', () => {
  test('without a network takes no credit once there is one', async () => {
    const { stroke, saver, engine, sent, heard, goes } = await studio(somebodyElses)
    goes('offline')
    stroke()
    engine.undo()
    goes('online')
    await saver.sendOwed()
    expect([sent, heard]).toEqual([[], []])
  })

  test('and that somebody wants to be saved so is sent again when it can be', async () => {
    const { stroke, saver, engine, sent, becomes } = await studio(ones)
    stroke()
    await saver.save()
    engine.undo()
    becomes('is away')
    await saver.save()
    becomes('answers')
    await saver.sendOwed()
    expect([engine.isBlank(), sent.length]).toEqual([true, 2])
  })
})

describe('a save that is refused', () => {
  test.each(['refuses the picture', 'is broken'] as const)(
    'by a site that %s is not tried again by itself, and the desk says that it is not saved',
    async (trouble) => {
      const { stroke, saver, becomes, asked } = await studio(ones)
      becomes(trouble)
      stroke()
      await saver.save()
      for (let minute = 0; minute < 5; minute++) await saver.sendOwed()
      expect([asked(), saver.store.getState().trouble]).toEqual([1, 'refused'])
      becomes('answers')
      await saver.save()
      expect(saver.store.getState().trouble).toBe(null)
    },
  )

  test('by a site that has taken the page down meanwhile says so once, and what was drawn stays on this device', async () => {
    const { stroke, saver, becomes, heard, asked, engine } = await studio({ ...somebodyElses, is_colored: true })
    becomes('has taken the page down')
    stroke()
    await saver.save()
    await saver.sendOwed()
    expect([heard, asked(), engine.isBlank()]).toEqual([['taken down'], 1, false])
  })

  test('by a site that was broken is tried again with the next visit', async () => {
    const journals = memoryStore()
    const { stroke, saver, becomes, engine } = await studio(ones, journals)
    becomes('is broken')
    stroke()
    await saver.save()
    await engine.settle()
    const again = await studio(ones, journals)
    await again.saver.sendOwed()
    expect(again.isSaved()).toBe(true)
  })
})

describe('leaving a page', () => {
  test('with work on it saves it', async () => {
    const { stroke, saver, sent, isSaved } = await studio(ones)
    stroke()
    await saver.leave()
    expect([sent.length, isSaved()]).toEqual([1, true])
    await saver.leave()
    expect(sent.length).toBe(1)
  })

  test('while an earlier save is on its way saves what was drawn since', async () => {
    const { stroke, saver, sent, isSaved } = await studio(ones)
    stroke()
    const saving = saver.save()
    stroke()
    await saver.leave()
    await saving
    expect([sent.length, isSaved()]).toEqual([2, true])
  })

  test('takes a few seconds at the most, and what has not arrived is sent with the next visit', async () => {
    const journals = memoryStore()
    const { stroke, saver, engine, becomes, passes, asked, heard } = await studio(ones, journals)
    becomes('hangs')
    stroke()
    const leaving = saver.leave()
    await expect.poll(asked).toBe(1)
    passes(6_000)
    await leaving
    await engine.settle()
    expect(heard).toEqual([])
    const again = await studio(ones, journals)
    await again.saver.sendOwed()
    expect([again.sent.length, again.isSaved()]).toEqual([1, true])
  })

  test('that was emptied saves nothing over the colouring there is', async () => {
    const { stroke, saver, engine, sent } = await studio({ ...somebodyElses, is_colored: true })
    stroke()
    engine.clear()
    engine.undo()
    engine.redo()
    await saver.leave()
    expect(sent).toEqual([])
  })

  test('that could not be paid for does not ask for a credit again', async () => {
    const { stroke, saver, becomes, asked } = await studio(somebodyElses)
    becomes('has no credit')
    stroke()
    await saver.settled()
    await saver.leave()
    expect(asked()).toBe(1)
  })
})

describe('what somebody has drawn with no credit left', () => {
  test('is kept and owed without being sent, though they draw on and leave: nobody is led away from it', async () => {
    const journals = memoryStore()
    const first = await studio(somebodyElses, journals)
    first.goes('offline')
    first.stroke()
    await first.engine.settle()

    const { stroke, saver, asked, becomes, engine } = await studio(somebodyElses, journals, 0)
    becomes('has no credit')
    expect(saver.store.getState().trouble).toBe('no credit')
    await saver.sendOwed()
    stroke()
    await saver.leave()
    await engine.settle()
    expect([asked(), saver.store.getState().trouble]).toEqual([0, 'no credit'])
    expect((await openJournal(journals, 'page', () => 0)).isSaved).toBe(false)
  })

  test('is not sent by itself where the last one went meanwhile, and the desk says why', async () => {
    const { stroke, saver, asked, becomes, goes } = await studio(somebodyElses)
    goes('offline')
    stroke()
    goes('online')
    becomes('has no credit')
    await saver.sendOwed()
    expect([asked(), saver.store.getState().trouble]).toEqual([0, 'no credit'])
  })

  test('is sent by itself with the next visit, once there are credits again', async () => {
    const journals = memoryStore()
    const first = await studio(somebodyElses, journals)
    first.becomes('has no credit')
    first.stroke()
    await first.saver.settled()
    await first.engine.settle()
    const { saver, heard, isSaved } = await studio(somebodyElses, journals)
    await saver.sendOwed()
    expect([heard, isSaved()]).toEqual([[9], true])
  })

  test('is saved, or led to the plans with, when they ask for it themselves', async () => {
    const { stroke, saver, asked } = await studio(somebodyElses, memoryStore(), 0)
    stroke()
    await saver.save()
    expect([asked(), saver.store.getState().trouble]).toEqual([1, null])
  })
})
