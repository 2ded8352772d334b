import { expect, test } from 'vitest'
import { readArguments, readDetail, readNumber, readOut, writeResult } from './command.mjs'
import { Refusal } from './refusal.mjs'

const command = {
  usage: 'npm run paint -- page.png [--size 8] [--dry]',
  file: 'page',
  flags: { size: 'text', dry: 'switch' },
} as const

test('flags and the file may come in any order', () => {
  const expected = { file: 'page.png', flags: { size: '8', dry: true } }
  expect(readArguments(['page.png', '--size', '8', '--dry'], command)).toEqual(expected)
  expect(readArguments(['--dry', '--size=8', 'page.png'], command)).toEqual(expected)
})

test.each([
  ['no file', [], 'Name one page'],
  ['two files', ['a.png', 'b.png'], 'Name one page'],
  ['an empty name', [''], 'Name one page'],
  ['an unknown flag', ['a.png', '--colour', 'red'], 'There is no --colour'],
  ['an unknown short flag', ['a.png', '-x'], 'There is no -x'],
  ['a flag that objects have anyway', ['a.png', '--constructor'], 'There is no --constructor'],
  ['the same flag twice', ['a.png', '--size', '1', '--size', '2'], '--size is there twice'],
  ['a flag without its value', ['a.png', '--size'], '--size says nothing'],
  ['a flag with an empty value', ['a.png', '--size='], '--size says nothing'],
  ['a flag with another as its value', ['a.png', '--size', '--dry'], '--size says nothing'],
  ['a switch with a value', ['a.png', '--dry=yes'], '--dry stands alone'],
])('%s is refused with the usage in one sentence', (_, args, why) => {
  const read = () => readArguments(args, command)
  expect(read).toThrow(Refusal)
  expect(read).toThrow(`${why}; write it like this: ${command.usage}`)
})

test('a command that takes no file says what does not belong there', () => {
  const { file: _, ...fileless } = command
  expect(readArguments(['--dry'], fileless).flags).toEqual({ dry: true })
  expect(() => readArguments(['a.png'], fileless)).toThrow('"a.png" does not belong there; ')
})

test.each(['-1', '33', '1e1', '8px', '0x8', ' 8', 'NaN', 'Infinity'])('"%s" is no number from 0 to 32', (text) => {
  expect(() => readNumber(text, { flag: 'gap', least: 0, most: 32 })).toThrow(
    `--gap is a number from 0 to 32, not "${text}".`,
  )
})

test('numbers, details and pages to write are read', () => {
  expect(readNumber('2.5', { flag: 'gap', least: 0, most: 32 })).toBe(2.5)
  expect(() => readNumber('2.5', { flag: 'seed', least: 0, most: 9, whole: true })).toThrow(
    'a whole number from 0 to 9',
  )
  expect([readDetail(), readDetail('3')]).toEqual([2, 3])
  expect(readOut('page.SVG')).toEqual({ file: 'page.SVG', format: 'svg' })
})

test.each([undefined, 'page', 'page.jpg', 'png'])('a page cannot go to %s', (file) => {
  expect(() => readOut(file)).toThrow('Say where the page goes with --out page.png or --out page.svg.')
})

test.each(['0', '4', '9', '2.5', 'two'])('a detail of %s is refused', (text) => {
  expect(() => readDetail(text)).toThrow('--detail is 1 (few large shapes), 2 or 3 (many).')
})

test('a result that cannot be written says where', () => {
  expect(() => readOut('/no/such/folder/page.svg')).toThrow('/no/such/folder/page.svg cannot be written.')
  expect(() => writeResult('/no/such/folder/page.svg', '')).toThrow('/no/such/folder/page.svg cannot be written.')
})
