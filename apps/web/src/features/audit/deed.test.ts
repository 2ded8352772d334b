import { AUDIT_ACTIONS, type AuditEntry } from '@huebook/contract'
import { expect, test } from 'vitest'
import { deedOf } from './deed.ts'

const nothing = { user: null, page: null, plan: null, gift: null, setting: null, fields: [] as string[], reason: '' }
const entry = (given: Partial<AuditEntry>): AuditEntry =>
  ({ actor: { id: '1', name: 'Ada' }, ...nothing, ...given }) as AuditEntry
const sentence = (given: Partial<AuditEntry>) => {
  const { who, verb, what } = deedOf(entry(given))
  return `${who} ${verb} ${what}`
}

test('what was done reads as a sentence', () => {
  const page = { id: '2', title: 'A fox', owner: null } as AuditEntry['page']
  expect(sentence({ action: 'page_blocked', page })).toBe('Ada blocked the page “A fox”')
  const theirs = { ...page, owner: { id: '3', name: 'Mia' } } as AuditEntry['page']
  expect(deedOf(entry({ action: 'page_opened', page: theirs }))).toMatchObject({
    what: '“A fox”',
    owner: { name: 'Mia', to: '/admin/users/3/edit' },
  })
  expect(sentence({ action: 'setting_changed', setting: 'stripe_key' })).toBe(
    'Ada changed the setting Stripe API secret key',
  )
  expect(deedOf(entry({ action: 'plan_edited', fields: ['priceCents', 'title'] })).fields).toBe('price, title')
  const website = entry({ action: 'setting_changed', setting: 'website', fields: ['howItWorks', 'terms'] })
  expect(deedOf(website)).toMatchObject({ what: 'Website', fields: 'How it works, Terms' })
  expect(sentence({ action: 'backups_scheduled' })).toBe('Ada changed the schedule of backups')
  expect(sentence({ action: 'backup_made' })).toBe('Ada had a backup made')
  expect(deedOf(entry({ action: 'backups_scheduled', fields: ['every', 'keep'] })).fields).toBe(
    'how often, how many are kept',
  )
})

test('a block says why, where that was written', () => {
  expect(deedOf(entry({ action: 'page_blocked', reason: 'A telephone number' })).fields).toBe('“A telephone number”')
  expect(deedOf(entry({ action: 'page_blocked' })).fields).toBe('')
})

test('a gift says what was given and why', () => {
  const plan = { title: 'Starter', name: 'starter' as const, paid: true }
  const gift = { plan, page_creation: 0, public_page: 0, reason: 'A prize', expire_at: null }
  expect(deedOf(entry({ action: 'gift_given', gift })).fields).toBe('Starter for good, “A prize”')
})

test('whoever has left is not named, and what is gone is said to be', () => {
  expect(sentence({ action: 'user_blocked', actor: null })).toBe('A former administrator blocked somebody who has left')
  const page = { id: '2', title: 'A fox', owner: null } as AuditEntry['page']
  expect(sentence({ action: 'coloring_blocked', page })).toBe('Ada took down a colouring by somebody who has left')
  expect(sentence({ action: 'gift_given' })).toBe('Ada gave a gift to somebody who has left')
  expect(sentence({ action: 'sign_in_link_sent' })).toBe('Ada sent a sign-in link to somebody who has left')
  expect(sentence({ action: 'page_approved' })).toBe('Ada approved the page that is gone')
})

test('every action has its words', () => {
  for (const action of AUDIT_ACTIONS) expect(deedOf(entry({ action })).verb, action).toBeTruthy()
})
