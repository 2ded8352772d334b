import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const WORDS = import.meta.dirname

/** From words to what is drawn: each room may take from those before it. */
const ROOMS = ['tables', 'tokens', 'phrases', 'meaning', 'cast']

const IMPORT = /^(?:import|export) (?<type>type )?[^'"]*? from '(?<from>\.[^']+)'/gms

const roomOf = (file: string): string => file.split('/')[0] ?? ''

const files = readdirSync(WORDS, { recursive: true, encoding: 'utf8' })
  .filter((file) => ROOMS.includes(roomOf(file)) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(WORDS, file), 'utf8') }))

const imports = files.flatMap(({ file, text }) =>
  [...text.matchAll(IMPORT)].map(({ groups }) => {
    const target = relative(WORDS, join(WORDS, dirname(file), groups?.['from'] ?? ''))
    return { file, target, isType: groups?.['type'] !== undefined }
  }),
)

const told = ({ file, target }: { file: string; target: string }): string => `${file} takes from ${target}`

describe('the words', () => {
  test('are read one way, from tokens to the cast', () => {
    const backwards = imports.filter(
      ({ file, target }) => ROOMS.indexOf(roomOf(target)) > ROOMS.indexOf(roomOf(file)) || !target.includes('/'),
    )
    expect(imports.length).toBeGreaterThan(50)
    expect(backwards.map(told)).toEqual([])
  })

  test('are kept in tables, which take nothing from elsewhere but the names of places and looks', () => {
    const outside = imports.filter(
      ({ file, target, isType }) =>
        roomOf(file) === 'tables' &&
        roomOf(target) !== 'tables' &&
        !isType &&
        !/\/(?:theme-name|look)\.ts$/.test(target),
    )
    expect(outside.map(told)).toEqual([])
  })
})
