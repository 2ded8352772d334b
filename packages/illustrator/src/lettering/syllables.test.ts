import { expect, test } from 'vitest'
import { breaksIn } from './syllables.ts'

const parts = (word: string): string => {
  const edges = [0, ...breaksIn(word), word.length]
  return edges
    .slice(1)
    .map((end, i) => word.slice(edges[i], end))
    .join('|')
}

test.each([
  ['CONGRATULATIONS', 'CON|GRA|TU|LA|TIONS'],
  ['Geburtstagskuchen', 'Geburts|tags|ku|chen'],
  ['FREUNDSCHAFTSBAND!', 'FREUND|SCHAFTS|BAND!'],
  ['ANNIVERSAIRE', 'ANNI|VER|SAIRE'],
  ['Frühlingsblumen', 'Früh|lings|blu|men'],
  ['Jean-Baptiste', 'Jean-|Baptiste'],
  ['поздравление', 'поз|дра|вле|ние'],
])('%s is broken between syllables', (word, expected) => expect(parts(word)).toBe(expected))

test.each(['Alexander', 'Maximilian', 'Happy birthday', 'R2D2-unit', 'ABCDEFGHIJKLMNOP?1', 'kindergarten2'])(
  '%s stays whole',
  (word) => expect(breaksIn(word)).toEqual([]),
)
