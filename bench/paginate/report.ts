import { machine } from '../harness/machine.ts'
import { milliseconds, table, verdict } from '../harness/markdown.ts'
import { median, quantile } from '../harness/statistics.ts'
import { COLORINGS, FAVORITES, OWNER, PEOPLE } from './fill.ts'
import { LISTS, type MeasuredList, SCOPES } from './lists.ts'
import type { MeasuredSite, Times } from './measure-site.ts'
import { readWhole } from './plans.ts'

/** How many times the smallest site's median the largest site's may be. */
const GROWTH = { unsearched: 1.5, searched: 3 }
/** How many times its own SQL and an empty route a call may cost. */
const COST = 2

interface Row {
  list: MeasuredList
  times: Times[]
  growth: number
  cost: number
}

export function report(today: string, sites: readonly MeasuredSite[], rounds: number): string {
  const rows = LISTS.map((list): Row => rowOf(list, sites))
  const unsearched = rows.filter(({ list }) => list.search === '')
  const searched = rows.filter(({ list }) => list.search !== '')
  const whole = sites.flatMap(readWhole)
  return `# Lists of pages: as fast at a million

Written by \`npm run bench -- paginate\` on ${today}.
${machine()}.

Three sites with ${sites.map(({ pages }) => pages.toLocaleString('en')).join(', ')} pages, each with ${PEOPLE.toLocaleString('en')} people and, for each page, ${FAVORITES} favourites and ${COLORINGS}
colourings, of which a few pages and a few people have most, as Zipf has it; each served by the production build in one
process on its own PostgreSQL as it is embedded. Whoever has most pages, favourites and colourings asks for every list, one
after the other, the three sites in turn, ${rounds} times. Beside each call its own statements are sent once more by the same
process, and a route is asked that does nothing. Times are in milliseconds; the slowest hundredth of ${rounds} is the slowest.

${table(
  ['the aims', 'worst', 'aim', 'lists that miss it', ''],
  [
    aim('median of a million to ten thousand, unsearched', unsearched, 'growth', GROWTH.unsearched),
    aim('median of a million to ten thousand, searched', searched, 'growth', GROWTH.searched),
    aim('a call to its SQL and an empty route, a million', rows, 'cost', COST),
    [
      'lists that read a growing table as a whole',
      `${whole.length}`,
      '0',
      whole.join('; '),
      verdict(whole.length === 0),
    ],
  ],
)}

“fox” is on every seventh page, “xylophone” and “qj” on one in fifty thousand, “${OWNER}” owns a few. How each list is read
is in [paginate-plans.md](paginate-plans.md).

${SCOPES.map((scope) => scopeSection(scope, sites, rows)).join('\n\n')}
`
}

function rowOf(list: MeasuredList, sites: readonly MeasuredSite[]): Row {
  const times = sites.map((site) => site.times.get(list) as Times)
  const [least, most] = [times[0], times.at(-1)] as [Times, Times]
  return {
    list,
    times,
    growth: median(most.call) / median(least.call),
    cost: median(most.call) / (median(most.sql) + median(most.bare)),
  }
}

function aim(name: string, rows: readonly Row[], of: 'growth' | 'cost', most: number): string[] {
  const missed = rows.filter((row) => row[of] > most)
  const worst = Math.max(...rows.map((row) => row[of]))
  return [name, `${worst.toFixed(2)}×`, `${most}×`, `${missed.length} of ${rows.length}`, verdict(missed.length === 0)]
}

function scopeSection(scope: MeasuredList['scope'], sites: readonly MeasuredSite[], rows: readonly Row[]): string {
  const heads = sites.flatMap(({ pages }) => [`${pages.toLocaleString('en')}: p50`, 'p99'])
  const lines = rows
    .filter(({ list }) => list.scope === scope)
    .map(({ list, times, growth, cost }) => [
      `${list.search ? `“${list.search}”` : 'all'}, page ${list.page}, ${list.sort}`,
      ...times.flatMap(({ call }) => [milliseconds(median(call)), milliseconds(quantile(call, 0.99))]),
      `${growth.toFixed(2)}×`,
      milliseconds(median((times.at(-1) as Times).sql)),
      milliseconds(median((times.at(-1) as Times).bare)),
      `${cost.toFixed(2)}×`,
    ])
  return `## ${scope}\n\n${table(['', ...heads, 'growth', 'its SQL', 'empty route', 'cost'], lines)}`
}
