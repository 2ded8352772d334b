import { RUDE_ROT13, RUDE_UNPARTED } from './tables/rude-words.ts'
import { PROMPT_LIMIT } from './tokens/tokens.ts'
import { phrased, rot13, worded } from './word-lists.ts'

const lists = Object.values(RUDE_ROT13)
const words = new Set(lists.flatMap((list) => worded(rot13(list.words))))
const stems = lists.flatMap((list) => worded(rot13(list.stems ?? '')))
const phrases = lists.flatMap((list) => phrased(rot13(list.phrases ?? ''))).map((phrase) => ` ${phrase} `)
const unparted = new Set(worded(RUDE_UNPARTED))

/** How many neighbouring words are looked at as one, where a script does not part them. */
const TOGETHER = 3

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Whether a prompt has rude words of other languages than English, as whole words with all their accents. */
export function isRude(prompt: string): boolean {
  const text = prompt
    .slice(0, PROMPT_LIMIT)
    .toLowerCase()
    // What a Turkish capital leaves of itself.
    .replace(/\p{Cf}|(?<=i)\u0307/gu, '')
    .normalize('NFKC')
    .replace(/['’]/g, ' ')
  const said = [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
  const inARow = ` ${said.join(' ')} `
  return said.some((word, i) => isRudeWord(word) || isRudeFrom(said, i)) || phrases.some((one) => inARow.includes(one))
}

const isRudeWord = (word: string): boolean => words.has(word) || stems.some((stem) => word.startsWith(stem))

function isRudeFrom(said: readonly string[], start: number): boolean {
  const lengths = Array.from({ length: TOGETHER }, (_, more) => 1 + more)
  return lengths.some((length) => unparted.has(said.slice(start, start + length).join('')))
}
