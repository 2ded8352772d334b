import { machine } from '../harness/machine.ts'
import { milliseconds, percent, table, verdict } from '../harness/markdown.ts'
import { inAnotherProcess } from './another-process.ts'
import { type Drawn, drawAll, type Outcome, WISHES } from './draw.ts'
import { judgeStyles, type StyleVerdicts, SUGGESTIONS } from './verdicts.ts'
import { PROMPT_KINDS } from './wishes.ts'

/** How long the median page may take (ms). */
const TARGET = 300

/** Draws pages for whatever can be typed, and gives the report. */
export async function measure(today: string): Promise<string> {
  const drawn = drawAll()
  const elsewhere = await inAnotherProcess<string[]>(new URL('./draw.ts', import.meta.url).pathname)
  const same = drawn.filter(({ fingerprint }, i) => fingerprint === elsewhere[i]).length
  const median = quantile(drawn, 0.5)
  const broken = drawn.filter(({ outcome }) => outcome === 'broken')
  return `# Illustrator: whatever is typed

Written by \`npm run bench -- illustrator\` on ${today}.
${machine()}.

## ${WISHES.toLocaleString('en')} random prompts

Of all kinds, in random styles, levels of detail and seeds. A page is valid if it is well-formed XML with nothing but lines
on it, every number a number; a refusal is clear if it is the one with a sentence for the person who asked. Timed is
\`illustrate\`, from words to SVG, the first call of the process included; the drawings lie in memory by then.

${promptTable(drawn)}

|  | target | measured |  |
| --- | ---: | ---: | ---: |
| valid page or clear refusal | all | ${WISHES - broken.length} of ${WISHES} | ${verdict(broken.length === 0)} |
| median time | < ${TARGET} ms | ${milliseconds(median)} ms | ${verdict(median < TARGET)} |
| same bytes in another process | all | ${same} of ${WISHES} | ${verdict(same === WISHES)} |
${broken.map(({ wish, trouble }) => `\n- ${JSON.stringify(wish)}: ${trouble}`).join('')}
## What can be coloured

${SUGGESTIONS} suggestions of the package's own in every style, the three levels of detail in turn, judged by \`colorability\`.

${verdictTable(await judgeStyles())}
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
          drawn.filter(({ wish }) => wish.kind === kind),
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

function verdictTable(styles: readonly StyleVerdicts[]): string {
  const row = (name: string, verdicts: StyleVerdicts['verdicts']) => {
    const count = (wanted: string) => verdicts.filter((one) => one === wanted).length
    return [name, `${count('good')}`, `${count('fair')}`, `${count('poor')}`, percent(count('good') / verdicts.length)]
  }
  const rows = styles.map(({ style, verdicts }) => row(style, verdicts))
  const all = row(
    '**all**',
    styles.flatMap(({ verdicts }) => verdicts),
  )
  const reasons = styles.flatMap(({ style, reasons }) => reasons.map((reason) => `- ${style}: ${reason}`))
  const judged = table(['', 'good', 'fair', 'poor', 'share good'], [...rows, all])
  return reasons.length > 0 ? `${judged}\n\nNot good:\n\n${reasons.join('\n')}` : judged
}
