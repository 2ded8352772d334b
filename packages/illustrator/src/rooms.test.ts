import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = import.meta.dirname

/** From paper to the finished page: each room may take from those before it, types included. */
const ROOMS = [
  'paper',
  'raster',
  'library',
  'asked',
  'lettering',
  'scenery',
  'sprite',
  'themes',
  'words',
  'styles',
  'casting',
  'ornament',
]

const IMPORT = /^(?:import|export) [^'"]*?from '(?<from>\.[^']+)'/gms

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'),
)

const imports = new Map(
  files.map((file) => {
    const text = readFileSync(join(SRC, file), 'utf8')
    const targets = [...text.matchAll(IMPORT)].map(({ groups }) =>
      relative(SRC, join(SRC, dirname(file), groups?.['from'] ?? '')),
    )
    return [file, targets]
  }),
)

/** The way from a file over its imports back to itself, if there is one. */
function circleAt(start: string): readonly string[] | undefined {
  const seen = new Set<string>()
  const ways = [[start]]
  for (const way of ways)
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start]
      if (!seen.has(next)) ways.push([...way, next])
      seen.add(next)
    }
  return undefined
}

describe('the illustrator', () => {
  test('is read one way, from room to room', () => {
    const floor = (file: string) => ROOMS.indexOf(dirname(file).split('/')[0] ?? '')
    const backwards = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => floor(file) >= 0 && floor(target) > floor(file))
        .map((target) => `${file} takes from ${target}`),
    )
    expect(imports.size).toBeGreaterThan(100)
    expect(backwards).toEqual([])
  })

  test('has no circle of files', () => {
    expect(files.flatMap((file) => circleAt(file)?.join(' → ') ?? [])).toEqual([])
  })
})
