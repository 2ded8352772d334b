import { ABOUT_THEM, CHEERING, LIKING, REASONS, THEIRS } from '../tables/grammar/asides.ts'
import { AUDIENCES } from '../tables/grammar/audiences.ts'
import { EXACT_COUNTS } from '../tables/grammar/counts.ts'
import type { Token } from '../tokens/tokens.ts'

/** What a prompt tells of people rather than of its page, and the words that are left. */
interface Asides {
  readonly tokens: readonly Token[]
  /** As they were written: no part of a title, which everybody may read. */
  readonly said: readonly (readonly string[])[]
}

/** Words from "for" to "who" at most: for my little son Ben who. */
const LONGEST_PERSON = 6

/** Takes out "who is in hospital", "because grandma died", "my son is ill, …": why somebody wants a page, and for whom. */
export function asidesOf(tokens: readonly Token[]): Asides {
  const left: Token[] = []
  const said: string[][] = []
  const clauses = clausesOf(tokens)
  for (const [i, clause] of clauses.entries()) {
    const from = i < clauses.length - 1 && isAboutThem(clause) ? 0 : asideIn(clause)
    const aside = from < 0 ? [] : clause.slice(from)
    if (aside.length > 0) said.push(aside.map(({ text }) => text))
    // What they love is what they want to see, and their age says how much is to be on the page.
    const saysMore = aside.some(({ key, kind }) => LIKING.has(key) || kind === 'number' || EXACT_COUNTS.has(key))
    left.push(...(saysMore || from < 0 ? clause : clause.slice(0, from)))
  }
  return { tokens: left, said }
}

/** Where within a clause the aside begins. */
const asideIn = (clause: readonly Token[]): number =>
  clause.findIndex(({ key }, at) => {
    if (at === 0) return false
    const next = clause[at + 1]?.key ?? ''
    if (REASONS.has(key)) return isSomebody(clause.slice(at + 1, at + 4))
    if (key === 'to' && CHEERING.has(next)) return isSomebody(clause.slice(at + 2))
    const before = clause.slice(Math.max(0, at - LONGEST_PERSON), at)
    const isFor = before.findLastIndex((one) => one.key === 'for')
    return (key === 'who' || key === 'whose') && isFor >= 0 && isSomebody(before.slice(isFor))
  })

const isSomebody = (words: readonly Token[]): boolean => words.some(({ key }) => AUDIENCES.has(key) || THEIRS.has(key))

/** "My daughter is four": somebody of theirs, and something about them. */
function isAboutThem(clause: readonly Token[]): boolean {
  const [first = '', ...others] = clause.map(({ key }) => key)
  const isTheirs = /^(?:my|our)$/.test(first) && others.slice(0, 3).some((key) => AUDIENCES.has(key))
  const verb = others.findIndex((key) => ABOUT_THEM.has(key))
  // "My mum is riding a horse" and "my dad is a fireman" tell of the picture.
  const isShown = others.some((key) => /ing$/.test(key)) || /^an?$/.test(others[verb + 1] ?? '')
  return (isTheirs || /^s?hes?$/.test(first)) && verb >= 0 && verb < 4 && !isShown
}

function clausesOf(tokens: readonly Token[]): Token[][] {
  const clauses: Token[][] = []
  for (const token of tokens) {
    const clause = token.apart ? undefined : clauses.at(-1)
    if (clause) clause.push(token)
    else clauses.push([token])
  }
  return clauses
}
