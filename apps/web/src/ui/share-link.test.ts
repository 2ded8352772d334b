import { expect, test, vi } from 'vitest'
import type { ShareOutcome } from '#platform/platform.ts'
import { shareLink } from './share-link.ts'

const page = { title: 'A fox', path: '/pages/42' }
const site = 'https://colour.example.org'
const refuseToCopy = async () => false
const outcome = (what: ShareOutcome) => async () => what

test('a device that shares is handed the whole address', async () => {
  const share = vi.fn(outcome('shared'))
  expect(await shareLink(page, site, { share, copy: refuseToCopy })).toBe('shared')
  expect(share).toHaveBeenCalledWith({ title: 'A fox', url: 'https://colour.example.org/pages/42' })
})

test('whoever changes their mind has nothing copied', async () => {
  const copy = vi.fn(async () => true)
  expect(await shareLink(page, site, { share: outcome('left'), copy })).toBe('left')
  expect(copy).not.toHaveBeenCalled()
})

test('where nothing shares, or not now, the address can be pasted', async () => {
  const copy = vi.fn(async () => true)
  expect(await shareLink(page, site, { share: outcome('unable'), copy })).toBe('copied')
  expect(copy).toHaveBeenLastCalledWith('https://colour.example.org/pages/42')
})

test('a device that does neither says so', async () => {
  expect(await shareLink(page, site, { share: outcome('unable'), copy: refuseToCopy })).toBe('failed')
})
