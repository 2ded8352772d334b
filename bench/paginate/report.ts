import { machine } from '../harness/machine.ts'
import { milliseconds, table, verdict } from '../harness/markdown.ts'
import { median, quantile } from '../harness/statistics.ts'
import { COLORINGS, FAVORITES, OWNER, PEOPLE } from './fill.ts'
import { ASKERS, LISTS, type MeasuredList, SCOPES } from './lists.ts'
import type { Facts, MeasuredSite, Times } from './measure-site.ts'
import { readWhole } from './plans.ts'

/** How many times as long a list may take on the largest site as on the smallest. */
const GROWTH = { unsearched: 1.5, searched: 3 }
/** How many times its own SQL and an empty route a call may cost. */
const COST = 2

interface Row {
  list: MeasuredList
  times: Times[]
  facts: Facts[]
  growth: number
  cost: number
}

export function report(today: string, sites: readonly MeasuredSite[], rounds: number): string {
  const rows = LISTS.map((list): Row => rowOf(list, sites))
  const grown = (by: MeasuredList['by'], isSearched: boolean) =>
    rows.filter(({ list }) => list.by === by && (list.search !== '') === isSearched)
  const whole = sites.flatMap(readWhole)
  return `# Lists of pages: as fast at a million

Written by \`npm run bench -- paginate\` on ${today}.
${machine()}.

Three sites with ${sites.map(({ pages }) => pages.toLocaleString('en')).join(', ')} pages, each with ${PEOPLE.toLocaleString('en')} people and, for each page, ${FAVORITES} favourites and ${COLORINGS}
colourings, of which a few pages and a few people have most, as Zipf has it; each served by the production build in one
process on its own PostgreSQL as it is embedded. Every list is asked for by two people, one after the other, the three sites
in turn, ${rounds} times: by somebody who has about as many pages, favourites and colourings on each site (hundreds, on the
larger ones up to twice as many as on the smallest), so that nothing but the site grows; and by whoever has most of all,
whose own lists on the largest site are a hundred times as long as on the smallest, where they may have nothing to show on
the same page. Beside each call its own statements are sent once more by the same process, and a route is asked that does
nothing. Times are in milliseconds; the slowest hundredth of ${rounds} is the slowest. Growth is from p50 to p50, cost the
median of each time's ratio. Blocks are those of memory that the database looks at for a list.

${table(
  ['the aims', 'worst', 'aim', 'lists that miss it', ''],
  [
    aim('a million to ten thousand, who has as many, unsearched', grown('as many', false), 'growth', GROWTH.unsearched),
    aim('a million to ten thousand, who has as many, searched', grown('as many', true), 'growth', GROWTH.searched),
    aim('a million to ten thousand, who has most, unsearched', grown('most', false), 'growth', GROWTH.unsearched),
    aim('a million to ten thousand, who has most, searched', grown('most', true), 'growth', GROWTH.searched),
    aim(
      'of these, where the smallest shows as many',
      grown('most', true).filter(showsAsMany),
      'growth',
      GROWTH.searched,
    ),
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

${ASKERS.flatMap((by) => SCOPES.map((scope) => section({ by, scope }, sites, rows))).join('\n\n')}
`
}

function rowOf(list: MeasuredList, sites: readonly MeasuredSite[]): Row {
  const times = sites.map((site) => site.times.get(list) as Times)
  const facts = sites.map((site) => site.facts.get(list) as Facts)
  const [least, most] = [times[0] as Times, times.at(-1) as Times]
  return {
    list,
    times,
    facts,
    growth: median(most.call) / median(least.call),
    cost: median(most.call.map((time, i) => time / ((most.sql[i] as number) + (most.bare[i] as number)))),
  }
}

/** Otherwise an answer with nothing in it is compared with one that has something. */
const showsAsMany = ({ facts }: Row): boolean => facts[0]?.shown === facts.at(-1)?.shown

function aim(name: string, rows: readonly Row[], of: 'growth' | 'cost', most: number): string[] {
  const missed = rows.filter((row) => row[of] > most)
  const worst = Math.max(...rows.map((row) => row[of]))
  return [name, `${worst.toFixed(2)}×`, `${most}×`, `${missed.length} of ${rows.length}`, verdict(missed.length === 0)]
}

function section(
  { by, scope }: Pick<MeasuredList, 'by' | 'scope'>,
  sites: readonly MeasuredSite[],
  rows: readonly Row[],
): string {
  const heads = sites.flatMap(({ pages }) => [`${pages.toLocaleString('en')}: p50`, 'p99'])
  const lines = rows
    .filter(({ list }) => list.by === by && list.scope === scope)
    .map(({ list, times, facts, growth, cost }) => [
      `${list.search ? `“${list.search}”` : 'all'}, page ${list.page}, ${list.sort}`,
      ...times.flatMap(({ call }) => [milliseconds(median(call)), milliseconds(quantile(call, 0.99))]),
      `${growth.toFixed(2)}×`,
      ...[facts[0], facts.at(-1)].map((fact) => `${fact?.shown}`),
      ...[facts[0], facts.at(-1)].map((fact) => `${fact?.blocks.toLocaleString('en')}`),
      milliseconds(median((times.at(-1) as Times).sql)),
      milliseconds(median((times.at(-1) as Times).bare)),
      `${cost.toFixed(2)}×`,
    ])
  const facts = ['shown: least', 'most', 'blocks: least', 'most']
  return `## ${scope}, by who has ${by}\n\n${table(['', ...heads, 'growth', ...facts, 'its SQL', 'empty route', 'cost'], lines)}`
}
