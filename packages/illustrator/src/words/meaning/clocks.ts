import { fullHourAt, type Time, timeAt } from '../phrases/time.ts'
import type { Token } from '../tokens/tokens.ts'

/** What leads from a clock to the time it shows. */
const SHOWING: ReadonlySet<string> = new Set([
  'at',
  'showing',
  'shows',
  'says',
  'saying',
  'set',
  'to',
  'that',
  'reading',
  'reads',
  'with',
  'the',
  'time',
])

/** The words with one token for each clock that shows a time: the clock that is named, or else the time itself. */
export function clocksOf(tokens: readonly Token[]): readonly Token[] {
  const clock = tokens.findIndex(({ key }) => /^(?:clocks?|watch|watches)$/.test(key))
  const isNamed = clock >= 0 && tokens[clock - 1]?.key !== 'o'
  const times = timesOf(tokens, isNamed)
  if (times.length === 0) return tokens
  const isOne = isNamed && times.length === 1
  return tokens.flatMap((token, at) => {
    const own = times.find(({ from, end }) => at >= from && at < end)
    if (isNamed && at === clock) return isOne ? [{ ...token, key: keyOf(times[0] as Time) }] : []
    if (!own) return [token]
    return at === own.from && !isOne
      ? [{ ...token, text: textOf(tokens, own), key: keyOf(own), kind: 'word' as const }]
      : []
  })
}

interface Told extends Time {
  readonly from: number
  readonly start: number
  readonly end: number
}

const keyOf = ({ hour, minute }: Time): string => `clock at ${hour} ${String(minute).padStart(2, '0')}`

const textOf = (tokens: readonly Token[], { start, end }: Told): string =>
  tokens
    .slice(start, end)
    .map(({ text }) => text)
    .join(' ')

function timesOf(tokens: readonly Token[], isNamed: boolean): Told[] {
  const times: Told[] = []
  for (let at = 0; at < tokens.length; ) {
    const time = timeAt(tokens, at) ?? (isNamed ? fullHourAt(tokens, at) : undefined)
    let from = at
    while (isNamed && from > 0 && !tokens[from]?.apart && SHOWING.has(tokens[from - 1]?.key ?? '')) from--
    if (time) times.push({ ...time, from, start: at, end: at + time.length })
    at += time?.length ?? 1
  }
  return times
}
