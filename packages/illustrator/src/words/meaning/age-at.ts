import type { Detail } from '../../styles/brief.ts'
import { EXACT_COUNTS } from '../tables/grammar/counts.ts'
import { AGE, DETAIL_BY_AGE, OLD, YEARS } from '../tables/grammar/styles.ts'
import type { Token } from '../tokens/tokens.ts'

/** Words between "for" and the age: for my clever little two-year-old. */
const MOST_BETWEEN = 3

/** The age of whom a page is for, and how many tokens say so: for my two-year-old, for ages 4 to 8. */
export function ageAt(tokens: readonly Token[], at: number): { detail: Detail; length: number } | undefined {
  const isFor = tokens[at]?.key === 'for'
  if (!isFor && tokens[at]?.key !== 'ages') return undefined
  for (let i = isFor ? at + 1 : at; i <= at + 1 + MOST_BETWEEN && !(i > at && tokens[i]?.apart); i++) {
    const isAge = AGE.has(tokens[i]?.key ?? '')
    const first = isAge ? i + 1 : i
    const from = numberAt(tokens, first)
    if (from === undefined) continue
    const isRange = numberAt(tokens, first + 1) !== undefined || ['to', 'and'].includes(tokens[first + 1]?.key ?? '')
    const last = isRange ? (numberAt(tokens, first + 1) === undefined ? first + 2 : first + 1) : first
    const to = numberAt(tokens, last) ?? from
    const years = YEARS.has(tokens[last + 1]?.key ?? '')
    if (!isAge && !years) return undefined
    const old = years && OLD.has(tokens[last + 2]?.key ?? '')
    const detail = DETAIL_BY_AGE.find(([age]) => (from + to) / 2 <= age)?.[1]
    return detail && { detail, length: last + 1 + (years ? 1 : 0) + (old ? 1 : 0) - at }
  }
  return undefined
}

function numberAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  if (token?.kind === 'number') return Number.parseInt(token.key, 10)
  return token && EXACT_COUNTS[token.key]
}
