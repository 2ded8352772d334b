import { setTimeout as sleep } from 'node:timers/promises'
import { createFirstAdmin } from '../../e2e/site/first-admin.ts'
import { ROOT } from '../../scripts/steps/project.mjs'
import { machine } from '../harness/machine.ts'
import { milliseconds, table, verdict } from '../harness/markdown.ts'
import { type PeopledSite, type Person, startPeopledSite } from '../harness/peopled-site.ts'
import { median, quantile } from '../harness/statistics.ts'
import { PARTS, STEPS, stepsOf, type Taken } from './steps.ts'

/** What a page drawn by the built-in illustrator is to take, from the prompt to the answer, in milliseconds. */
const PAGE_TARGET_MS = 500
/** What the slowest hundredth of answers of `/healthz` may take meanwhile, in milliseconds. */
const HEALTH_TARGET_MS = 50
const AT_ONCE = 4
const PAGES = 30
const REST_MS = 10_000
const ASK_EVERY_MS = 10

const PROMPTS = [
  'two cats on a bicycle under the moon',
  'a castle with a princess and a dragon',
  'butterflies and flowers in the summer garden',
  'an astronaut and a rocket in space',
  'a turtle and three fish under water',
]

/** Measures how long a page takes and where that goes, and whether anybody else notices. */
export async function measure(today: string): Promise<string> {
  const site = await startPeopledSite(ROOT)
  try {
    await liftLimits(site)
    const people = await site.signUp(AT_ONCE)
    const [first] = people as [Person]
    for (const prompt of PROMPTS) await create(site, first, prompt)
    const alone: number[] = []
    for (let page = 0; page < PAGES; page++) alone.push(await create(site, first, promptOf(page)))
    const rest = await healthDuring(site, sleep(REST_MS))
    const busy: number[] = []
    const drawing = people.map(async (person, one) => {
      for (let page = 0; page < PAGES; page++) busy.push(await create(site, person, promptOf(page + one)))
    })
    const drawn = await healthDuring(site, Promise.all(drawing))
    return report(today, { alone, busy, rest, drawn }, await stepsOf(PROMPTS))
  } finally {
    await site.stop()
  }
}

const promptOf = (page: number): string => PROMPTS[page % PROMPTS.length] as string

interface Measured {
  alone: number[]
  busy: number[]
  rest: number[]
  drawn: number[]
}

function report(today: string, { alone, busy, rest, drawn }: Measured, steps: Taken): string {
  const health = (name: string, seen: number[], aim: string) => [
    name,
    milliseconds(median(seen)),
    milliseconds(quantile(seen, 0.99)),
    aim,
  ]
  const inWorker = STEPS.map((step) => median(steps[step])).reduce((sum, one) => sum + one, 0)
  return `# Creating: from a prompt to a page

Written by \`npm run bench -- creating\` on ${today}.
${machine()}.

The production build in one process, with the built-in illustrator, on its own PostgreSQL on the same machine, which may be
busy with other work.

## One page at a time

${PAGES} pages of ${PROMPTS.length} prompts, the whole call: ${milliseconds(median(alone))} ms in the median, 90 % below ${milliseconds(quantile(alone, 0.9))} ms. The target is ${PAGE_TARGET_MS} ms: ${verdict(median(alone) < PAGE_TARGET_MS)}.

Where that goes, each step measured by itself in a process like the worker's, but for the last:

${table(
  ['step', 'median ms'],
  [
    ...STEPS.map((step) => [step, milliseconds(median(steps[step]))]),
    [
      'the rest: session, credit, job, notices, three files on disk, page',
      milliseconds(Math.max(0, median(alone) - inWorker)),
    ],
  ],
)}

Alone, ${PARTS.map((part) => `${part} takes ${milliseconds(median(steps[part]))} ms`).join(', ')}. The vector is the drawing itself, so nothing is traced here; drawings of OpenAI and photos are.

## ${AT_ONCE} pages at once

Each ${milliseconds(median(busy))} ms in the median; \`/healthz\` asked every ${ASK_EVERY_MS} ms:

${table(
  ['', 'median ms', '99 % below', ''],
  [
    health('at rest', rest, ''),
    health(`while ${AT_ONCE} pages are drawn`, drawn, verdict(quantile(drawn, 0.99) < HEALTH_TARGET_MS)),
  ],
)}

The target is ${HEALTH_TARGET_MS} ms for the slowest hundredth.
`
}

/** As many pages as anybody likes. */
async function liftLimits({ address, output }: PeopledSite): Promise<void> {
  const { token } = await createFirstAdmin(address, output())
  const answer = await fetch(`${address}/api/plans/free/update`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      name: 'free',
      title: 'Free',
      description: '',
      price: 0,
      publicPageLimit: 9999,
      pageCreationLimit: 9999,
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** How long the call took, in milliseconds. */
async function create({ address }: PeopledSite, { token, client }: Person, prompt: string): Promise<number> {
  const begin = performance.now()
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-forwarded-for': client }
  const answer = await fetch(`${address}/api/pages/create`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ prompt }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
  return performance.now() - begin
}

/** How long `/healthz` took each time, for as long as something goes on, in milliseconds. */
async function healthDuring({ address }: PeopledSite, going: Promise<unknown>): Promise<number[]> {
  const seen: number[] = []
  let isOver = false
  void going.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const begin = performance.now()
    await (await fetch(`${address}/healthz`)).arrayBuffer()
    seen.push(performance.now() - begin)
    await sleep(ASK_EVERY_MS)
  }
  await going
  return seen
}
