import type { Drawing } from '../../library/drawing.ts'
import { drawingNamed } from '../../library/library.ts'
import { longestPhrase, type PhraseBook, phraseBook } from '../phrases/phrase-book.ts'
import { PROPS } from '../tables/scenes.ts'
import type { Token } from '../tokens/tokens.ts'

let built: PhraseBook<Drawing> | undefined

const build = (): PhraseBook<Drawing> =>
  phraseBook(
    PROPS.flatMap(({ drawing: name, words }) => {
      const drawing = drawingNamed(name)
      return drawing ? words.split(', ').map((phrase) => [phrase, drawing] as const) : []
    }),
  )

/** What somebody has in the hand who does what the words from there on say. */
export function propAt(tokens: readonly Token[], at: number): Drawing | undefined {
  built ??= build()
  return longestPhrase(built, tokens, at)?.meaning
}
