import { machine } from '../harness/machine.ts'
import { milliseconds, table, verdict } from '../harness/markdown.ts'
import { median, quantile } from '../harness/statistics.ts'
import { type CountedSite, openCountedSite } from './counted-site.ts'
import type { MeasuredCall } from './counting.ts'
import { COLORINGS } from './fill.ts'

const SIZES = [10_000, 100_000, 1_000_000]
const CALLS: MeasuredCall[] = ['counters', 'charts']
const ROUNDS = 200
/** Counting by hand takes so long that fewer have to do. */
const COUNTING_ROUNDS = 10
/** How much quicker than counting a call is to be on the largest site. */
const QUICKER = 50
/** How much longer it may take there than on the smallest. */
const FLAT = 1.5

interface Measured {
  pages: number
  call: MeasuredCall
  times: number[]
  counting: number[]
}

/** Measures the dashboard's calls on sites of every size, which take turns, beside counting by hand, and gives the report. */
export async function measure(today: string): Promise<string> {
  const sites: CountedSite[] = []
  try {
    for (const pages of SIZES) sites.push(await openCountedSite(pages))
    const measured: Measured[] = []
    for (const call of CALLS) measured.push(...(await measureCall(sites, call)))
    return report(today, measured)
  } finally {
    for (const site of sites) await site.stop()
  }
}

async function measureCall(sites: readonly CountedSite[], call: MeasuredCall): Promise<Measured[]> {
  const all = sites.map((site) => ({ site, pages: site.pages, call, times: [] as number[], counting: [] as number[] }))
  for (let round = -20; round < ROUNDS; round += 1)
    for (const { site, times } of all) {
      const time = await site.ask(call)
      if (round >= 0) times.push(time)
    }
  for (let round = -1; round < COUNTING_ROUNDS; round += 1)
    for (const { site, counting } of all) {
      const time = await site.count(call)
      if (round >= 0) counting.push(time)
    }
  return all
}

function rowOf({ pages, call, times, counting }: Measured): string[] {
  return [
    call,
    pages.toLocaleString('en'),
    (pages * COLORINGS).toLocaleString('en'),
    milliseconds(median(times)),
    milliseconds(quantile(times, 0.95)),
    milliseconds(median(counting)),
    `${(median(counting) / median(times)).toFixed(0)}×`,
  ]
}

function report(today: string, measured: readonly Measured[]): string {
  const of = (call: MeasuredCall, pages: number) =>
    measured.find((one) => one.call === call && one.pages === pages) as Measured
  const [smallest, largest] = [SIZES[0] as number, SIZES.at(-1) as number]
  const targets = CALLS.map((call) => {
    const [small, large] = [of(call, smallest), of(call, largest)]
    const quicker = median(large.counting) / median(large.times)
    const growth = median(large.times) / median(small.times)
    return [
      call,
      `${quicker.toFixed(0)}×`,
      verdict(quicker >= QUICKER),
      `${growth.toFixed(2)}×`,
      verdict(growth <= FLAT),
    ]
  })
  return `# The dashboard: what a visit costs

Written by \`npm run bench -- dashboard\` on ${today}.
${machine()}.

Sites of two years, each served by the production build in one process on its own PostgreSQL on the same machine: ${COLORINGS}
colourings for each page, a person for every ten, a subscription for every hundred. An administrator in Kathmandu asks for the
counters and the charts, one after the other, the sites in turn, ${ROUNDS} times; times are milliseconds from the request to the
whole answer, with HTTP and the look at who is asking. **Counting** is what the database alone takes for bare counts of the same, ${COUNTING_ROUNDS} times,
with an index on when everything was made.

${table(['call', 'pages', 'colourings', 'p50', 'p95', 'counting, p50', 'quicker'], measured.map(rowOf))}

The targets: with a million pages at least ${QUICKER}× quicker than counting, and at most ${FLAT}× the time of ten thousand.

${table(['call', 'quicker', '', 'of the smallest', ''], targets)}
`
}
