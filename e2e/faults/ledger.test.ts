import { describe, expect, test } from 'vitest'
import { differencesOf, differencesOfSite, doubledMails, type Found, type FoundSite, type Told } from './ledger.ts'

const PRICES = { free: 0, starter: 499, advanced: 999 }
const STROKE = { page: 'fox', row: 40, color: '#ef4444' }

/** Somebody who signed up, drew a page, coloured one of somebody else's and pays for a plan. */
const mia: Told = {
  email: 'mia@example.org',
  id: 'mia',
  mailsAsked: [1000],
  pages: ['cat'],
  refused: ['a rude dog'],
  strokes: [STROKE],
  plan: 'starter',
  renewal: 'goes on',
  thrownOut: 0,
}

const hers: Found = {
  mails: [{ at: 2000, code: '123456' }],
  pages: [{ id: 'cat', prompt: 'a cat', isRepeat: false, unreadable: [] }],
  creationsSpent: ['cat'],
  coloringsSpent: ['fox'],
  reserved: 0,
  colorings: [{ page: 'fox', isOwn: false, strokes: [STROKE] }],
  plan: 'starter',
  given: 'free',
  renewal: 'goes on',
  paid: [{ account: 'own', plan: 'starter', renewal: 'goes on' }],
  paidCents: 499,
}

const found = (change: Partial<Found>, told: Partial<Told> = {}) =>
  differencesOf({ ...mia, ...told }, { ...hers, ...change }, PRICES).map(({ about, what }) => `${about}: ${what}`)

test('books in which everything was done and paid as it was told have no differences', () => {
  expect(found({})).toEqual([])
})

describe('mails', () => {
  test('one that was asked for has to come, if only after another try', () => {
    expect(found({ mails: [{ at: 900, code: '111111' }] })).toEqual([
      'mails: a mail that was asked for at 00:00:01 never came',
    ])
    expect(found({ mails: [{ at: 9000, code: '111111' }] }, { mailsAsked: [1000, 5000] })).toEqual([])
  })

  test('one that comes twice is counted and is no difference', () => {
    const twice = [...hers.mails, ...hers.mails]
    expect([doubledMails({ ...hers, mails: twice }), found({ mails: twice })]).toEqual([1, []])
  })
})

describe('pages', () => {
  test('one that was shown is there, with all its files', () => {
    expect(found({ pages: [], creationsSpent: [] })).toEqual(['pages: page cat was shown and is gone'])
    expect(found({ pages: [{ id: 'cat', prompt: 'a cat', isRepeat: false, unreadable: ['/files/cat.svg'] }] })).toEqual(
      ['pages: page cat lacks /files/cat.svg'],
    )
  })

  test('one prompt is drawn once, however often its answer was lost', () => {
    const pages = ['cat', 'other'].map((id) => ({ id, prompt: 'a cat', isRepeat: false, unreadable: [] }))
    expect(found({ pages, creationsSpent: ['cat', 'other'] })).toEqual([
      'pages: "a cat" was asked for once and drawn twice',
    ])
  })

  test('nothing comes of a request of which somebody was told that its credit is back', () => {
    expect(found({}, { refused: ['a cat'] })).toEqual([
      'pages: "a cat" was refused with its credit back, and drawn all the same',
    ])
  })

  test('one that nobody was told of is no difference, as long as it was paid for', () => {
    const pages = [...hers.pages, { id: 'dog', prompt: 'a dog', isRepeat: false, unreadable: [] }]
    expect(found({ pages, creationsSpent: ['cat', 'dog'] })).toEqual([])
  })
})

test('a line that was saved is in the saved picture, in its colour', () => {
  const colorings = [{ page: 'fox', isOwn: false, strokes: [{ ...STROKE, color: '#22c55e' }] }]
  expect(found({ colorings })).toEqual(['colourings: a line in #ef4444 at 40 of page fox was saved and is not there'])
})

describe('credits', () => {
  test('each page has taken one, and nothing else has', () => {
    expect(found({ creationsSpent: ['cat', null] })).toEqual(['credits: 2 credits were spent on 1 creations'])
    expect(found({ creationsSpent: [] })).toEqual([
      'credits: 0 credits were spent on 1 creations',
      'credits: no credit was spent on page cat of their creations',
    ])
  })

  test('a page with a picture they had before has taken none', () => {
    const again = { id: 'again', prompt: 'the cat', isRepeat: true, unreadable: [] }
    expect(found({ pages: [...hers.pages, again] })).toEqual([])
    expect(found({ pages: [...hers.pages, again], creationsSpent: ['cat', 'again'] })).toEqual([
      'credits: 2 credits were spent on 1 creations',
    ])
  })

  test('each page of somebody else’s that was coloured has taken one, one’s own none', () => {
    expect(found({ coloringsSpent: ['fox', 'fox'] })).toEqual(['credits: 2 credits were spent on 1 colourings'])
    const own = { page: 'cat', isOwn: true, strokes: [] }
    expect(found({ colorings: [...hers.colorings, own] })).toEqual([])
  })

  test('none waits for ever', () => {
    expect(found({ reserved: 2 })).toEqual(['credits: 2 credits are reserved for ever'])
  })
})

describe('plans', () => {
  const starter = hers.paid[0] ?? ({} as never)

  test('whoever has paid has the plan, and whoever has not is free', () => {
    expect(found({ plan: 'free', renewal: undefined })).toEqual([
      'plans: is on free here and pays for starter at Stripe',
    ])
    expect(found({ paid: [], paidCents: 0 }, { plan: 'free', renewal: undefined })).toEqual([
      'plans: is on starter here and pays for free at Stripe',
    ])
  })

  test('the better of gift and payment holds', () => {
    expect(found({ given: 'advanced', plan: 'advanced' })).toEqual([])
    expect(found({ given: 'advanced' })).toEqual([
      'plans: is on starter here and pays for starter at Stripe, and was given advanced',
    ])
    const free = { paid: [], paidCents: 0, renewal: undefined }
    expect(found({ ...free, given: 'starter' }, { plan: 'free', renewal: undefined })).toEqual([])
    const advanced = { paid: [{ ...starter, plan: 'advanced' as const }], paidCents: 999 }
    expect(found({ ...advanced, given: 'starter', plan: 'advanced' })).toEqual([])
  })

  test('whoever was welcomed to a plan pays for it or a better one', () => {
    expect(found({}, { plan: 'advanced' })).toEqual(['plans: was welcomed to advanced and pays for starter'])
    const better = { paid: [{ ...starter, plan: 'advanced' as const }], plan: 'advanced' as const, paidCents: 998 }
    expect(found(better)).toEqual([])
  })

  test('nobody pays twice, be it for two subscriptions or to two accounts', () => {
    expect(found({ paid: [starter, starter], paidCents: 998 })).toEqual([
      'plans: pays for 2 subscriptions at once',
      'plans: has paid 998 cents for starter, which costs 499',
    ])
    expect(found({ paid: [{ ...starter, account: 'other' }] })).toEqual([
      'plans: has paid to an account that is not the site’s',
    ])
  })

  test('a plan ends or goes on as somebody was told, here and at Stripe', () => {
    expect(found({ renewal: 'ends' })).toEqual(['plans: has a plan that ends here and goes on at Stripe'])
    expect(found({}, { renewal: 'ends' })).toEqual(['plans: was told that their plan ends, and at Stripe it goes on'])
    expect(found({}, { renewal: undefined })).toEqual([])
  })
})

test('nobody is signed out by a fault', () => {
  expect(found({}, { thrownOut: 2 })).toEqual(['sessions: was signed out twice by nobody'])
})

test('a site in order is ready, has nothing left to do, and no process of it ended by itself', () => {
  const order: FoundSite = {
    notReady: [],
    isDatabaseAway: false,
    jobsLeft: [],
    creationsLeft: 0,
    eventsLeft: 0,
    madeElsewhere: 0,
    endedByThemselves: [],
    endedBadly: [],
    uncaught: [],
    seen: [],
  }
  const said = (change: Partial<FoundSite>) => differencesOfSite({ ...order, ...change }).map(({ what }) => what)
  expect(said({})).toEqual([])
  expect(said({ notReady: ['mails', 'pages'] })).toEqual(['is not ready in the end: mails, pages'])
  expect(said({ isDatabaseAway: true })).toEqual(['has no database in the end'])
  expect(said({ jobsLeft: ['draw a page'] })).toEqual(['a job is due and nobody does it: draw a page'])
  expect(said({ creationsLeft: 3 })).toEqual(['3 pages are neither drawn nor refused'])
  expect(said({ eventsLeft: 1 })).toEqual(['1 events of Stripe were never taken'])
  expect(said({ endedByThemselves: ['code 1'] })).toEqual(['a process ended by itself: code 1'])
  expect(said({ endedBadly: ['code 3'] })).toEqual(['a process did not end well: code 3'])
  expect(said({ madeElsewhere: 2 })).toEqual(['made 2 customers and pages to pay on at another account'])
  expect(said({ seen: ['a key was not saved'] })).toEqual(['a key was not saved'])
  expect(said({ uncaught: ['boom'] })).toEqual(['nobody has caught: boom'])
})
