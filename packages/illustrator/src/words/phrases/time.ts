import { EXACT_COUNTS } from '../tables/grammar/counts.ts'
import type { Token } from '../tokens/tokens.ts'

/** A time of day, and how many tokens tell it. */
export interface Time {
  readonly hour: number
  readonly minute: number
  readonly length: number
}

/** "Half past three", "quarter to four", "ten past six", "3:30" from a position on; full hours have a drawing of their own. */
export function timeAt(tokens: readonly Token[], at: number): Time | undefined {
  const from = tokens[at]?.key === 'a' ? at + 1 : at
  const minutes = PARTS.get(tokens[from]?.key ?? '') ?? numberOf(tokens[from])
  const next = tokens[from + 1]?.key === 'minutes' ? from + 2 : from + 1
  const side = tokens[next]?.key
  const hour = numberOf(tokens[next + 1])
  const isTold = (side === 'past' || side === 'to') && isNear(tokens, from, next + 1)
  if (isTold && isHour(hour) && minutes !== undefined && minutes < 60 && (side === 'past' || isQuarter(minutes)))
    return side === 'past'
      ? { hour, minute: minutes, length: next + 2 - at }
      : { hour: ((hour + 10) % 12) + 1, minute: 60 - minutes, length: next + 2 - at }
  return digitalAt(tokens, at)
}

const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 30],
  ['quarter', 15],
])

/** "Ten to six" may as well be a range of numbers, but "five minutes to six" and "quarter to six" are none. */
const isQuarter = (minutes: number): boolean => minutes === 15

function digitalAt(tokens: readonly Token[], at: number): Time | undefined {
  const [first, second] = [tokens[at], tokens[at + 1]]
  const hour = numberOf(first)
  if (first?.kind !== 'number' || !/^:$/.test(first.after ?? '') || !isHour(hour)) return undefined
  return second?.kind === 'number' && /^[0-5]\d$/.test(second.key)
    ? { hour, minute: Number(second.key), length: 2 }
    : undefined
}

const numberOf = (token: Token | undefined): number | undefined =>
  token?.kind === 'number' && /^\d{1,2}$/.test(token.key) ? Number(token.key) : EXACT_COUNTS.get(token?.key ?? '')

const isHour = (hour: number | undefined): hour is number => hour !== undefined && hour >= 1 && hour <= 12

const isNear = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from + 1, to + 1).every(({ apart }) => !apart)

/** Full hours, where a clock is named that is to show them: "three o'clock". */
export function fullHourAt(tokens: readonly Token[], at: number): Time | undefined {
  const hour = numberOf(tokens[at])
  const [next, then] = [tokens[at + 1]?.key, tokens[at + 2]?.key]
  if (!isHour(hour)) return undefined
  if (next === 'oclock') return { hour, minute: 0, length: 2 }
  return next === 'o' && then === 'clock' ? { hour, minute: 0, length: 3 } : undefined
}
