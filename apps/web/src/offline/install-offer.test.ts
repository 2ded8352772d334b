import { expect, test, vi } from 'vitest'
import { createInstallOffer } from './install-offer.ts'

function device({ isByHand = false, isThere = false, notes = new Map<string, string>() } = {}) {
  const storage = { getItem: (key: string) => notes.get(key) ?? null, setItem: notes.set.bind(notes) }
  const offer = createInstallOffer({
    storage: () => storage as unknown as Storage,
    isThere: () => isThere,
    isByHand: () => isByHand,
  })
  const way = () => {
    offer.look()
    return offer.store.getState().way
  }
  return { offer, notes, way }
}

/** What a browser hands out, and whether it was kept from asking by itself. */
function promptOf(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn(async () => ({ outcome }))
  return { prompt, event: Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }) }
}

test('is made after the second page, and not for colouring the first one twice', () => {
  const { offer, way } = device()
  const { event } = promptOf('accepted')
  offer.couldBe(event)
  expect(event.defaultPrevented).toBe(true)
  offer.kept('snail')
  offer.kept('snail')
  expect(way()).toBeNull()
  offer.kept('whale')
  expect(way()).toBe('asked')
})

test('is not made where a browser cannot do it, where it is done, and in an app', () => {
  for (const { offer, way } of [device(), device({ isThere: true, isByHand: true })]) {
    offer.kept('snail')
    offer.kept('whale')
    expect(way()).toBeNull()
  }
})

test('says how it is done where the browser has no question of its own', () => {
  const { offer, way } = device({ isByHand: true })
  offer.kept('snail')
  offer.kept('whale')
  expect(way()).toBe('by hand')
})

test.each(['No, thanks', 'the browser is told no', 'yes'])(
  'is never made again after an answer: %s',
  async (answer) => {
    const { offer, notes, way } = device()
    const { event, prompt } = promptOf(answer === 'yes' ? 'accepted' : 'dismissed')
    offer.couldBe(event)
    offer.kept('snail')
    offer.kept('whale')
    expect(way()).toBe('asked')
    if (answer === 'No, thanks') offer.decline()
    else await offer.accept()
    expect(prompt).toHaveBeenCalledTimes(answer === 'No, thanks' ? 0 : 1)
    const nextVisit = device({ notes })
    nextVisit.offer.couldBe(promptOf('accepted').event)
    expect([way(), nextVisit.way()]).toEqual([null, null])
  },
)
