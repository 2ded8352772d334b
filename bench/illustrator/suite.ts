import { STYLES } from '../../packages/illustrator/src/index.ts'
import { machine } from '../harness/machine.ts'
import { milliseconds, percent, table, verdict } from '../harness/markdown.ts'
import { inAnotherProcess } from './another-process.ts'
import { type Drawn, drawAll, type Outcome, REQUESTS, TWICE } from './draw.ts'
import { PROMPT_KINDS } from './requests.ts'
import { type Judged, judgeAll, SUGGESTIONS } from './verdicts.ts'

/** How long the median page may take (ms). */
const TARGET = 300

/** Draws pages for whatever can be typed, and gives the report. */
export async function measure(today: string): Promise<string> {
  const drawn = drawAll()
  const elsewhere = await inAnotherProcess<string[]>(new URL('./draw.ts', import.meta.url).pathname)
  const judged = await judgeAll()
  const same = elsewhere.filter((fingerprint, i) => fingerprint === drawn[i]?.fingerprint).length
  const median = quantile(drawn, 0.5)
  const broken = drawn.filter(({ outcome }) => outcome === 'broken')
  return `# Illustrator: whatever is typed

Written by \`npm run bench -- illustrator\` on ${today}.
${machine()}.

## ${REQUESTS.toLocaleString('en')} random prompts

Of all kinds, in random styles, levels of detail and seeds. A page is valid if it is well-formed XML with nothing but lines
on it, every number a number; a refusal is clear if \`refusalOf\` gives it, before anything is drawn. Timed is
\`refusalOf\` with \`illustrate\`, from words to SVG, the first call of the process included; the drawings lie in memory by then.

${promptTable(drawn)}

|  | target | measured |  |
| --- | ---: | ---: | ---: |
| valid page or clear refusal | all | ${REQUESTS - broken.length} of ${REQUESTS} | ${verdict(broken.length === 0)} |
| median time | < ${TARGET} ms | ${milliseconds(median)} ms | ${verdict(median < TARGET)} |
| same bytes in another process | all | ${same} of ${TWICE} | ${verdict(same === TWICE)} |
${broken.map(({ request, trouble }) => `\n- ${JSON.stringify(request)}: ${trouble}`).join('')}
## What can be coloured

${SUGGESTIONS} suggestions of the package's own in every style, the three levels of detail in turn, judged by \`colorability\`.

${verdictTable(judged)}

${detailTable(judged)}
`
}

function promptTable(drawn: readonly Drawn[]): string {
  const row = (name: string, some: readonly Drawn[]) => {
    const count = (wanted: Outcome) => `${some.filter(({ outcome }) => outcome === wanted).length}`
    const times = [0.5, 0.95, 1].map((share) => milliseconds(quantile(some, share)))
    return [name, count('page'), count('refused'), count('broken'), ...times]
  }
  return table(
    ['', 'pages', 'refused', 'broken', 'median ms', '95 % below', 'longest'],
    [
      ...PROMPT_KINDS.map((kind) =>
        row(
          kind,
          drawn.filter(({ request }) => request.kind === kind),
        ),
      ),
      row('**all**', drawn),
    ],
  )
}

function quantile(drawn: readonly Drawn[], share: number): number {
  const times = drawn.map(({ time }) => time).sort((a, b) => a - b)
  return times[Math.floor(share * (times.length - 1))] ?? Number.NaN
}

function verdictTable(judged: readonly Judged[]): string {
  const row = (name: string, some: readonly Judged[]) => {
    const count = (wanted: string) => some.filter(({ verdict }) => verdict === wanted).length
    return [name, `${count('good')}`, `${count('fair')}`, `${count('poor')}`, percent(count('good') / some.length)]
  }
  const rows = STYLES.map((style) =>
    row(
      style,
      judged.filter((page) => page.style === style),
    ),
  )
  const reasons = judged.filter(({ verdict }) => verdict !== 'good').map(({ reason }) => `- ${reason}`)
  const all = table(['', 'good', 'fair', 'poor', 'share good'], [...rows, row('**all**', judged)])
  return reasons.length > 0 ? `${all}\n\nNot good:\n\n${reasons.join('\n')}` : all
}

/** How many areas an intricate page is to have. */
const [FEWEST, MOST] = [200, 500]

function detailTable(judged: readonly Judged[]): string {
  const rows = [1, 2, 3].map((detail) => {
    const pages = judged.filter((page) => page.detail === detail)
    const sorted = (of: (page: Judged) => number) => pages.map(of).sort((a, b) => a - b)
    const at = (values: readonly number[], share: number) => values[Math.floor(share * (values.length - 1))] ?? 0
    const [regions, smallest, time] = [
      sorted((page) => page.regions),
      sorted((page) => page.smallest),
      sorted((page) => page.time),
    ]
    return [
      `detail ${detail}`,
      `${at(regions, 0.5)} (${at(regions, 0)} to ${at(regions, 1)})`,
      `${at(smallest, 0.5).toFixed(1)} (${at(smallest, 0.05).toFixed(1)})`,
      `${pages.reduce((sum, { tiny }) => sum + tiny, 0)} of ${regions.reduce((sum, count) => sum + count, 0)}`,
      `${milliseconds(at(time, 0.5))} (${milliseconds(at(time, 0.95))})`,
    ]
  })
  const intricate = judged.filter(({ detail }) => detail === 3)
  const within = intricate.filter(({ regions }) => regions >= FEWEST && regions <= MOST).length
  const head = [
    '',
    'areas, median (range)',
    'smallest area, median (5 %)',
    'too small to colour',
    'drawn in, median ms (95 %)',
  ]
  return `The smallest area is given by the radius of the largest circle inside it, in pixels of a page of 1024; 3 is the least
that can be coloured.

${table(head, rows)}

Of ${intricate.length} pages with detail 3, ${within} have ${FEWEST} to ${MOST} areas.`
}
