import { phraseKey, type Token, WITHOUT_BLANKS } from '../tokens/tokens.ts'
import { dictionaries } from './dictionaries.ts'

/** In characters. */
const LONGEST_WORD = 8

/** The words of a run of Chinese or Japanese characters, in English; any other token as it is. */
export function runOf(token: Token): readonly Token[] {
  if (token.kind !== 'word' || !WITHOUT_BLANKS.test(token.text)) return [token]
  const tokens: Token[] = []
  let unknown = ''
  const add = (text: string, key: string): void => {
    if (text !== '') tokens.push({ text, key, kind: 'word', apart: tokens.length === 0 && token.apart })
  }
  const signs = Array.from(token.text)
  for (let at = 0; at < signs.length; ) {
    const [word, english] = wordAt(signs, at)
    if (english === undefined) unknown += word
    else {
      add(unknown, phraseKey(unknown))
      add(word, english)
      unknown = ''
    }
    at += Array.from(word).length
  }
  add(unknown, phraseKey(unknown))
  return tokens
}

/** The longest word there, or else one sign. */
function wordAt(signs: readonly string[], at: number): readonly [word: string, english: string | undefined] {
  const { runTogether } = dictionaries()
  for (let length = Math.min(LONGEST_WORD, signs.length - at); length > 0; length--) {
    const word = signs.slice(at, at + length).join('')
    const english = runTogether.get(word)
    if (english !== undefined) return [word, english]
  }
  return [signs[at] ?? '', undefined]
}
