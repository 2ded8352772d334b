import { startDemoSite } from '../../e2e/site/demo-site.ts'
import { openOwnDatabase } from '../../e2e/site/own-database.ts'
import type { Audit } from '../harness/lighthouse.ts'
import { machine, versionOf } from '../harness/machine.ts'
import { milliseconds, table, verdict } from '../harness/markdown.ts'
import { median } from '../harness/statistics.ts'
import { auditWall } from './audit.ts'
import { CARDS, type Scrolling, scrollWall } from './scroll.ts'

const RUNS = 5
const SLOW_DOWN = 4
const AIMS = { performance: 0.95, accessibility: 1, layoutShift: 0, longTaskMs: 50 }

/** Measures how a wall of pages opens on a phone and how it scrolls, and gives the report. */
export async function measure(today: string): Promise<string> {
  const site = await startDemoSite()
  try {
    await hangUpMore(site.dataDir)
    const audits = await auditWall(site, RUNS)
    const scrolling = await scrollWall(site, SLOW_DOWN)
    return report(today, audits, scrolling)
  } finally {
    await site.stop()
  }
}

/** The demonstration site's pages four times over: more than anybody scrolls through here. */
async function hangUpMore(dataDir: string): Promise<void> {
  const client = await openOwnDatabase(dataDir)
  const copied = `user_id, title, prompt, style, illustration, vector, preview, preview_small, placeholder, width, height,
    public, reviewed`
  await client.query(`insert into pages (${copied}, created_at)
    select ${copied}, created_at - i * interval '1 minute' from pages, generate_series(1, 4) i`)
  await client.end()
}

function report(today: string, audits: readonly Audit[], { longTasks, drawn }: Scrolling): string {
  const of = (name: keyof Audit) => median(audits.map((audit) => audit[name]))
  const worstShift = Math.max(...audits.map(({ layoutShift }) => layoutShift))
  const longest = Math.max(0, ...longTasks)
  const percent = (score: number) => String(Math.round(100 * score))
  return `# Browsing: how a wall of pages opens and scrolls

Written by \`npm run bench -- browsing\` on ${today}.
${machine()}; Lighthouse ${versionOf('lighthouse')}.

The demonstration site, served by the production build. \`/pages/public\` with its first 24 cards, signed in, is opened
${RUNS} times by Lighthouse as a phone on a slow line would (its mobile preset); figures are medians, of the layout shift the
worst.

${table(
  ['', 'measured', 'aim', ''],
  [
    [
      'performance',
      percent(of('performance')),
      percent(AIMS.performance),
      verdict(of('performance') >= AIMS.performance),
    ],
    [
      'accessibility',
      percent(of('accessibility')),
      percent(AIMS.accessibility),
      verdict(of('accessibility') >= AIMS.accessibility),
    ],
    ['layout shift', String(worstShift), String(AIMS.layoutShift), verdict(worstShift <= AIMS.layoutShift)],
    ['first contentful paint, ms', milliseconds(of('firstPaint')), '', ''],
    ['largest contentful paint, ms', milliseconds(of('largestPaint')), '', ''],
    ['total blocking time, ms', milliseconds(of('blocking')), '', ''],
  ],
)}

Then ${CARDS} cards are loaded by "Load more", and scrolled through from the top to the end and back, with the processor slowed
down to a ${SLOW_DOWN}th.

${table(
  ['', 'measured', 'aim', ''],
  [
    ['tasks longer than 50 ms', String(longTasks.length), '0', verdict(longTasks.length === 0)],
    [
      'the longest, ms',
      longTasks.length > 0 ? milliseconds(longest) : 'none',
      `${AIMS.longTaskMs}`,
      verdict(longest <= AIMS.longTaskMs),
    ],
    ['frames drawn meanwhile', String(drawn), '', ''],
  ],
)}
`
}
