import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import { CHROMIUM_FLAGS } from '../../scripts/steps/chromium-flags.ts'
import { type Audit, auditAt } from '../harness/lighthouse.ts'
import { machine, versionOf } from '../harness/machine.ts'
import { milliseconds, percent, table, verdict } from '../harness/markdown.ts'
import { startProbedDemo } from '../harness/probe/probed-site.ts'
import { CONNECTIONS } from '../harness/rate.ts'
import { median } from '../harness/statistics.ts'
import { type LandingRate, measureRate } from './measure-rate.ts'

const RUNS = 5
const AIMS = {
  performance: 0.98,
  accessibility: 1,
  bestPractices: 1,
  seo: 1,
  layoutShift: 0,
  scripts: 90 * 1024,
  rate: 0.5,
}

/** Measures how the landing opens on a phone, and gives the report. */
export async function measure(today: string): Promise<string> {
  const site = await startProbedDemo()
  try {
    return report(today, await auditLanding(`${site.address}/`), await measureRate(site))
  } finally {
    await site.stop()
  }
}

async function auditLanding(address: string): Promise<Audit[]> {
  const chromePath = process.env['CHROMIUM']
  if (!chromePath) throw new Error('CHROMIUM has to name a Chromium; "npm run bench" finds one.')
  const audits: Audit[] = []
  for (let run = 0; run < RUNS; run += 1) {
    // A first visit each time: nothing of the last one is left.
    const userDataDir = await mkdtemp(join(tmpdir(), 'huebook-lighthouse-'))
    const chromeFlags = [...CHROMIUM_FLAGS, '--headless=new']
    const browser = await launch({ chromePath, userDataDir, chromeFlags, logLevel: 'silent' })
    try {
      audits.push(await auditAt(address, browser.port))
    } finally {
      browser.kill()
      await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 })
    }
  }
  return audits
}

const SCORES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
} as const

function report(today: string, audits: readonly Audit[], rate: LandingRate): string {
  const of = (name: keyof Audit) => median(audits.map((audit) => audit[name]))
  const worst = (name: keyof Audit) => Math.max(...audits.map((audit) => audit[name]))
  const points = (score: number) => String(Math.round(100 * score))
  const wholes = (rate: number) => Math.round(rate).toLocaleString('en')
  const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1)
  const scores = (Object.keys(SCORES) as (keyof typeof SCORES)[]).map((name) => [
    SCORES[name],
    points(of(name)),
    points(AIMS[name]),
    verdict(of(name) >= AIMS[name]),
  ])
  return `# Landing: how the first page opens

Written by \`npm run bench -- landing\` on ${today}.
${machine()}; Lighthouse ${versionOf('lighthouse')}.

The demonstration site, served by the production build. \`/\` is opened ${RUNS} times by Lighthouse as a phone on a slow line would
(its mobile preset), each time for the first time; figures are medians, of the layout shift and the scripts the worst.

${table(
  ['', 'measured', 'aim', ''],
  [
    ...scores,
    ['layout shift', String(worst('layoutShift')), '0', verdict(worst('layoutShift') <= AIMS.layoutShift)],
    [
      'scripts before anybody acts, KB (brotli)',
      kilobytes(worst('scripts')),
      kilobytes(AIMS.scripts),
      verdict(worst('scripts') <= AIMS.scripts),
    ],
    ['first contentful paint, ms', milliseconds(of('firstPaint')), '', ''],
    ['largest contentful paint, ms', milliseconds(of('largestPaint')), '', ''],
    ['total blocking time, ms', milliseconds(of('blocking')), '', ''],
  ],
)}

## How often it can be sent

${CONNECTIONS} connections ask for \`/\` (${kilobytes(rate.bytes)} KB, brotli) as soon as their last answer is there. Beside it, in turns and by the same
process, a route of Fastify that answers with nothing. Who asks runs on the same machine.

${table(
  ['', 'a second'],
  [
    ['`/`', wholes(rate.landing)],
    ['an empty route', wholes(rate.empty)],
  ],
)}

That is ${percent(rate.share)} of the empty route's rate; the aim is ${percent(AIMS.rate)}: ${verdict(rate.share >= AIMS.rate)}.
`
}
