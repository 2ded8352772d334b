import { expect, test } from 'vitest'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { fileAddress } from './file-address.ts'
import { contentKey } from './key.ts'
import { createNameFile } from './name-file.ts'

const HOUR = 60 * 60 * 1000
const MORNING = Date.parse('2026-11-18T01:00:00Z')
const keyedHash = createKeyedHash('the secret of a test')
const at = (now: number, secret = keyedHash) => fileAddress({ keyedHash: secret, now: () => now })
const queryOf = (url: string) => Object.fromEntries(new URL(url, 'http://localhost').searchParams)

test('a pass stays the same all morning, works for hours, and not for a day', () => {
  const url = at(MORNING).urlFor('page', 'a.png')
  expect(at(MORNING + 10 * HOUR).urlFor('page', 'a.png')).toBe(url)
  const passAfter = (hours: number) => at(MORNING + hours * HOUR).proofOf('a.png', queryOf(url)).pass
  expect([passAfter(0), passAfter(12), passAfter(24)]).toEqual(['page', 'page', null])
})

test('a pass for what is blocked works for an hour, and not for two', () => {
  const url = at(MORNING).urlFor('blocked', 'a.png')
  const passAfter = (hours: number) => at(MORNING + hours * HOUR).proofOf('a.png', queryOf(url)).pass
  expect([passAfter(0), passAfter(1), passAfter(2)]).toEqual(['blocked', 'blocked', null])
})

test('a pass is of one file, one kind, one time and one site, and cannot be made', () => {
  const { pass = '' } = queryOf(at(MORNING).urlFor('page', 'a.png'))
  const [, until = '', proof] = /^page-(\w+)-(.*)$/.exec(pass) ?? []
  const later = (Number.parseInt(until, 36) + HOUR).toString(36)
  for (const made of [
    `blocked-${until}-${proof}`,
    `page-${later}-${proof}`,
    `page-${until}`,
    `page-${until}-`,
    'page',
    '--',
    '',
  ])
    expect(at(MORNING).proofOf('a.png', { pass: made }).pass).toBeNull()
  expect(at(MORNING).proofOf('b.png', { pass }).pass).toBeNull()
  expect(at(MORNING, createKeyedHash('another secret')).proofOf('a.png', { pass }).pass).toBeNull()
})

test('the name of a content is sealed, and any other needs no seal', () => {
  const [old, named] = [contentKey(Buffer.from('x'), 'png'), `${'a'.repeat(40)}.png`]
  const files = at(MORNING)
  expect(files.proofOf(old, queryOf(files.privateUrl(old))).isSealed).toBe(true)
  for (const seal of [undefined, '', 'x', queryOf(files.privateUrl(contentKey(Buffer.from('y'), 'png')))['seal']])
    expect(files.proofOf(old, { seal }).isSealed).toBe(false)
  expect([files.privateUrl(named), files.proofOf(named, {}).isSealed]).toEqual([`/files/${named}`, true])
})

test('a name is the same for the same picture of the same person, and for nobody and nothing else', () => {
  const nameFile = createNameFile(keyedHash)
  const bytes = Buffer.from('a picture')
  const mia = { kind: 'upload', userId: 'mia' } as const
  expect(nameFile(mia, Buffer.from('a picture'), 'png')).toBe(nameFile(mia, bytes, 'png'))
  const names = [
    nameFile(mia, bytes, 'png'),
    nameFile({ ...mia, userId: 'uwe' }, bytes, 'png'),
    nameFile({ ...mia, kind: 'page' }, bytes, 'png'),
    nameFile(mia, Buffer.from('another'), 'png'),
    createNameFile(createKeyedHash('another secret'))(mia, bytes, 'png'),
  ]
  expect(new Set(names).size).toBe(5)
})
