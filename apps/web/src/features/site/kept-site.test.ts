import type { Boot } from '@huebook/contract'
import { expect, test } from 'vitest'
import { createKeptSite } from './kept-site.ts'

const boot = { settings: [{ name: 'name', value: 'Colours' }], plans: [] } as unknown as Boot

function device() {
  const stored = new Map<string, string>()
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: stored.set.bind(stored) }
  return { stored, site: createKeptSite(() => storage as unknown as Storage) }
}

test('an app finds its site as it last was', () => {
  const { site } = device()
  site.keep('https://colour.example.org', boot)
  expect(site.read('https://colour.example.org')).toEqual(boot)
})

test('another site is not taken for it', () => {
  const { site } = device()
  site.keep('https://colour.example.org', boot)
  expect(site.read('https://school.example.org')).toBeNull()
})

test('what is broken, or cannot be kept, is as good as nothing', () => {
  const { stored, site } = device()
  expect(site.read('')).toBeNull()
  stored.set('site', '{"server":"","boot":{"settings":1}}')
  expect(site.read('')).toBeNull()
  const locked = createKeptSite(() => {
    throw new DOMException('no', 'SecurityError')
  })
  locked.keep('', boot)
  expect(locked.read('')).toBeNull()
})
