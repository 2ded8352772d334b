import type { Page, PageId, UserId } from '@huebook/contract'
import { expect, test } from 'vitest'
import type { Outcome } from './save-journal.ts'
import { createOwedSender } from './send-owed.ts'

const [mia, zoe] = ['mia', 'zoe'] as UserId[] as [UserId, UserId]
const page = (title: string) => ({ id: title as PageId, title }) as Page
const pages = ['Fox', 'Owl', 'Snail'].map(page)

/** Mia on a device, and what becomes of each page she has coloured there. */
function device(outcomes: Record<string, Outcome | null>) {
  const asked: string[] = []
  const told: unknown[] = []
  let here = mia
  const send = createOwedSender({
    async save(owner, { title }) {
      asked.push(`${owner}: ${title}`)
      if (title === 'Owl' && outcomes['Owl'] === undefined) here = zoe
      return outcomes[title] ?? null
    },
    isHere: (owner) => owner === here,
    onSent: (...words) => void told.push(words),
    onNotPaid: (titles) => void told.push(`no credit for ${titles}`),
  })
  return { asked, told, send: () => send(mia, pages), outcomes }
}

const saved = (creditsLeft: number | null = null): Outcome => ({ is: 'saved', creditsLeft })

test('everything that is owed is sent, and told of once with the credits it took', async () => {
  const { send, told } = device({ Fox: saved(8), Owl: saved(), Snail: saved(7) })
  expect([await send(), told]).toEqual([false, [[['Fox', 'Owl', 'Snail'], { spent: 2, left: 7 }]]])
})

test('what lies on a desk, and what could not be asked, is left for later without a word', async () => {
  const { send, told } = device({ Fox: null, Owl: { is: 'empty' }, Snail: { is: 'unanswered' } })
  expect([await send(), told]).toEqual([true, []])
})

test('what the site says no to is not sent again and again', async () => {
  const { send, asked, told } = device({ Fox: { is: 'refused' }, Owl: { is: 'empty' }, Snail: { is: 'empty' } })
  expect([await send(), await send()]).toEqual([false, false])
  expect([asked.filter((one) => one.endsWith('Fox')).length, told]).toEqual([1, []])
})

test('what there is no credit for is named once, and not sent again before the next start', async () => {
  const { send, asked, told } = device({ Fox: { is: 'no credit' }, Owl: { is: 'empty' }, Snail: { is: 'no credit' } })
  expect([await send(), await send()]).toEqual([false, false])
  expect([asked.filter((one) => one.endsWith('Fox')).length, told]).toEqual([1, ['no credit for Fox,Snail']])
})

test('nothing of somebody is sent, or told of, once somebody else is here', async () => {
  const { send, asked, told } = device({ Fox: saved(8), Snail: saved(7) })
  await send()
  expect([asked, told]).toEqual([['mia: Fox', 'mia: Owl'], []])
})
