import { machine } from '../harness/machine.ts'
import { milliseconds, table, verdict } from '../harness/markdown.ts'
import { median, quantile } from '../harness/statistics.ts'
import { COLORINGS, FAVORITES, OWNER, PEOPLE } from './fill.ts'
import { LISTS, type MeasuredList, SCOPES } from './lists.ts'
import type { Facts, MeasuredSite, Times } from './measure-site.ts'
import { readWhole } from './plans.ts'

/** How many times as long a list may take on the largest site as on the smallest. */
const GROWTH = { unsearched: 1.5, searched: 3 }
/** What share of a page a smaller site has to show to be compared with. */
const AS_MUCH = 0.5
/** How many times its own SQL and an empty route a call may cost. */
const COST = 2

interface Row {
  list: MeasuredList
  times: Times[]
  facts: Facts[]
  /** The site that the largest is compared with. */
  from: number
  growth: number
  /** The growth from the smallest site, whatever that one shows. */
  fromSmallest: number
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
Growth and cost are the medians of each time's ratio. Blocks are those of memory that the database looks at for a list.

Growth is told from ten thousand pages on, where the list shows at least half as many there. A small site may have nothing
to show where a large one has a full page (page 20 of a search in six hundred pages of one's own), and nothing is quick to
read: such a list, marked with *, is compared with the smallest site that shows half as many, if there is one.

${table(
  ['the aims', 'worst', 'aim', 'lists that miss it', ''],
  [
    aim('a million to ten thousand, unsearched', unsearched, 'fromSmallest', GROWTH.unsearched),
    aim('a million to ten thousand, searched', searched, 'fromSmallest', GROWTH.searched),
    aim('a million to the smallest that shows as much, unsearched', unsearched, 'growth', GROWTH.unsearched),
    aim('a million to the smallest that shows as much, searched', searched, 'growth', GROWTH.searched),
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
  const facts = sites.map((site) => site.facts.get(list) as Facts)
  const [most, shown] = [times.at(-1) as Times, facts.at(-1)?.shown ?? 0]
  const asMuch = facts.slice(0, -1).findIndex((one) => one.shown >= AS_MUCH * shown)
  const from = Math.max(0, asMuch)
  const least = times[from] as Times
  return {
    list,
    times,
    facts,
    from,
    growth: growthOf(least, most),
    fromSmallest: growthOf(times[0] as Times, most),
    cost: median(most.call.map((time, i) => time / ((most.sql[i] as number) + (most.bare[i] as number)))),
  }
}

const growthOf = (least: Times, most: Times): number =>
  median(most.call.map((time, i) => time / (least.call[i] as number)))

function aim(name: string, rows: readonly Row[], of: 'growth' | 'fromSmallest' | 'cost', most: number): string[] {
  const missed = rows.filter((row) => row[of] > most)
  const worst = Math.max(...rows.map((row) => row[of]))
  return [name, `${worst.toFixed(2)}×`, `${most}×`, `${missed.length} of ${rows.length}`, verdict(missed.length === 0)]
}

function scopeSection(scope: MeasuredList['scope'], sites: readonly MeasuredSite[], rows: readonly Row[]): string {
  const heads = sites.flatMap(({ pages }) => [`${pages.toLocaleString('en')}: p50`, 'p99'])
  const lines = rows
    .filter(({ list }) => list.scope === scope)
    .map(({ list, times, facts, from, growth, cost }) => [
      `${list.search ? `“${list.search}”` : 'all'}, page ${list.page}, ${list.sort}`,
      ...times.flatMap(({ call }) => [milliseconds(median(call)), milliseconds(quantile(call, 0.99))]),
      `${growth.toFixed(2)}×${from > 0 ? '*' : ''}`,
      ...[facts[0], facts.at(-1)].map((fact) => `${fact?.shown}`),
      ...[facts[0], facts.at(-1)].map((fact) => `${fact?.blocks.toLocaleString('en')}`),
      milliseconds(median((times.at(-1) as Times).sql)),
      milliseconds(median((times.at(-1) as Times).bare)),
      `${cost.toFixed(2)}×`,
    ])
  const facts = ['shown: least', 'most', 'blocks: least', 'most']
  return `## ${scope}\n\n${table(['', ...heads, 'growth', ...facts, 'its SQL', 'empty route', 'cost'], lines)}`
}
