import { INSTRUCTIONS, JOINING, REQUESTING } from '../tables/grammar/requests.ts'
import type { Token } from '../tokens/tokens.ts'

/** A few words of a prompt, and whether they say something about the page or what is on it. */
export interface Part {
  readonly words: readonly Token[]
  readonly is: 'purpose' | 'style' | 'detail' | 'filler' | 'content'
}

/**
 * Words for the illustrator rather than for the caption, as they were written: whom a page is for, wherever that
 * stands; how to draw it, where that is a clause of its own or ends one ("a reef, very detailed, black and white").
 */
export function instructionsOf(parts: readonly Part[]): string[][] {
  const clauses = clausesOf(parts)
  const some = clauses.some((clause) => !clause.every((part) => isInstruction(part) || part.is === 'style'))
  return clauses.flatMap((clause, i) => {
    if (some && clause.every((part) => isInstruction(part) || part.is === 'style')) return [written(clause)]
    const last = clause.findLastIndex((part) => !isInstruction(part))
    const purposes = clause.slice(0, last + 1).filter(({ is }) => is === 'purpose')
    const ending = clause.slice(last + 1)
    const asking = i === 0 ? [written(requestOf(clause)), written(leadingOf(clause))] : []
    return [
      ...asking,
      ...purposes.map((part) => written([part])),
      ...(last >= 0 && ending.some(saysSomething) ? [written(ending)] : []),
    ]
  })
}

/** "Dessine-moi", "ich möchte" before what is wanted. */
function requestOf(clause: readonly Part[]): readonly Part[] {
  const end = clause.findIndex(({ is, words }) => is !== 'filler' || !words.every(({ key }) => REQUESTING.has(key)))
  const request = clause.slice(0, end)
  return request.some(({ words }) => words.some(({ key }) => key === 'draw')) ? request : []
}

/** "Very simple" in "a very simple train"; a mosaic fish stays one. */
function leadingOf(clause: readonly Part[]): readonly Part[] {
  const at = clause.findIndex(({ is }) => is !== 'filler')
  const part = clause[at]
  const isLast = clause.slice(at + 1).every(({ is }) => is !== 'content')
  const isPlain =
    part?.is === 'detail' && part.words.every(({ key }) => key.split(' ').every((k) => INSTRUCTIONS.has(k)))
  return part && isPlain && !isLast ? [part] : []
}

function clausesOf(parts: readonly Part[]): Part[][] {
  const clauses: Part[][] = []
  for (const part of parts) {
    const clause = part.words[0]?.apart ? undefined : clauses.at(-1)
    if (clause) clause.push(part)
    else clauses.push([part])
  }
  return clauses
}

const written = (parts: readonly Part[]): string[] => parts.flatMap(({ words }) => words.map(({ text }) => text))

/** A verb's last syllable in Japanese says nothing by itself, nor does "with". */
const saysSomething = ({ is, words }: Part): boolean => is !== 'filler' || words.some(({ key }) => !JOINING.has(key))

const isInstruction = ({ is, words }: Part): boolean =>
  is === 'purpose' || is === 'detail' || (is === 'filler' && words.every(({ key }) => INSTRUCTIONS.has(key)))
