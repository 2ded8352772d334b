import { availableParallelism, loadavg } from 'node:os'
import type { Done } from './mix.ts'

export interface Happened {
  name: string
  /** When it began and ended, in milliseconds since the mix did. */
  from: number
  to: number
  isTried: boolean
  /** How long until the site was as before once it was over. */
  backMs: number
}

/** How long after a fault what was under way may still fail of it, in milliseconds. */
const AFTERMATH_MS = 5000
/** What people are told who have used up what they have, which is right. */
const NO_CREDIT = 'NO_CREDIT'
/** The one failure that has a sentence of its own beside "in a moment": a full disk. */
const TELLING = [503, 507]

interface Problem {
  code?: string
  message?: string
}

const problemOf = ({ answer }: Done): Problem => (answer?.body ?? {}) as Problem

const isDuring = ({ at, took }: Done, { from, to, backMs }: Happened): boolean =>
  at + took >= from && at <= to + backMs + AFTERMATH_MS

const isFine = (one: Done): boolean => one.answer?.status === 200 || problemOf(one).code === NO_CREDIT

/** Answers that were neither what was asked for nor a sentence that the site cannot do it now; and failures without a fault. */
export function wrongAnswers(done: readonly Done[], happened: readonly Happened[]): string[] {
  const wrong = new Map<string, number>()
  for (const one of done) {
    if (isFine(one)) continue
    const fault = happened.find((each) => isDuring(one, each))
    const { answer, act } = one
    // Whoever was answered by a process that was killed has no answer.
    const isTold = !answer || (TELLING.includes(answer.status) && Boolean(problemOf(one).message))
    if (fault && isTold) continue
    const what = `${act} was answered ${answer ? `${answer.status} ${problemOf(one).code ?? ''}` : 'nothing'}`
    const when = fault ? `while ${fault.name}` : 'while nothing was wrong'
    wrong.set(`${what} ${when}`, (wrong.get(`${what} ${when}`) ?? 0) + 1)
  }
  return [...wrong].map(([what, times]) => `${what}, ${times} times`)
}

interface Run {
  seed: number
  done: readonly Done[]
  happened: readonly Happened[]
  differences: readonly string[]
  mails: number
}

/** What happened, for people. */
export function reportOfMix({ seed, done, happened, differences, mails }: Run): string {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  const rows = happened.map((fault) => {
    const during = done.filter((one) => isDuring(one, fault))
    const told = during.filter((one) => !isFine(one) && one.answer)
    return row([
      fault.name,
      during.filter(isFine).length,
      told.length,
      during.filter(({ answer }) => !answer).length,
      fault.isTried ? `${(fault.backMs / 1000).toFixed(1)} s` : 'cannot be tried here',
    ])
  })
  const sentences = new Map<string, number>()
  for (const one of done.filter((each) => each.answer && !isFine(each))) {
    const said = `${one.answer?.status}: ${problemOf(one).message}`
    sentences.set(said, (sentences.get(said) ?? 0) + 1)
  }
  return `# What happens to machines

Written by \`npm run test:faults -- machines\`, seed ${seed}: two processes of the site, PostgreSQL, an S3 store and a mail server,
while people browse, read, choose favourites, save colourings and have pages made. ${done.length} things were done, ${mails} mails promised.
On ${availableParallelism()} cores, for which ${Math.round(loadavg()[1] ?? 0)} processes waited on average: much of that was other work.

**${differences.length} differences** between what people were told and what there is, wrong answers, and what took too long.
${differences.map((difference) => `\n- ${difference}`).join('')}

| what happened | done meanwhile | refused with a sentence | connection lost | back after |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

| what people were told | times |
| --- | --- |
${[...sentences].map((each) => row(each)).join('\n')}
`
}
