import type { Fault } from './inject.ts'
import type { Difference } from './ledger.ts'
import { ACTION_NAMES } from './people/life.ts'
import type { Outcome } from './people/person.ts'

export interface Deed {
  action: string
  outcome: Outcome
  /** What the screen said or did, where it was not what they wanted. */
  why: string
}

/** Everything that a run has found out. */
export interface Run {
  minutes: number
  seed: number
  faults: readonly Fault[]
  deeds: readonly Deed[]
  people: number
  starts: number
  differences: readonly Difference[]
  /** What there was in the end, by its name. */
  totals: Record<string, number>
  /** What the log says of errors, and how often. */
  errors: ReadonlyMap<string, number>
}

/** What was never acknowledged to anybody: a run without it proves nothing about it. */
export const whatWasNotTried = ({ deeds }: Pick<Run, 'deeds'>): string[] =>
  ACTION_NAMES.filter((name) => !deeds.some(({ action, outcome }) => action === name && outcome === 'told'))

/** The report in Markdown. */
export function reportOf(run: Run): string {
  const { minutes, seed, faults, deeds, people, starts, differences, totals, errors } = run
  const outcomes = (action: string) =>
    (['told', 'refused', 'gave up'] as const).map((outcome) =>
      String(deeds.filter((one) => one.action === action && one.outcome === outcome).length),
    )
  const reasons = counted(deeds.map(({ action, why }) => why && `${action}: ${why}`).filter(Boolean))
  const notTried = whatWasNotTried(run)
  return [
    '# A day of faults',
    '',
    `Written by \`npm run test:faults\`: ${minutes} minutes, seed ${seed}. ${people} people, ${faults.length} faults, ${starts} starts of the server.`,
    '',
    differences.length === 0
      ? '**No differences**: credits, plans, pages, colourings and mails are what people did, paid and were told.'
      : `**${differences.length} differences** between what people were told and what there is.`,
    ...(notTried.length > 0 ? ['', `Never acknowledged, so nothing is shown about it: ${notTried.join(', ')}.`] : []),
    '',
    '## Differences',
    '',
    differences.length === 0
      ? 'None.'
      : table(
          ['about', 'who', 'what'],
          differences.map(({ about, who, what }) => [about, who, what.replaceAll('|', '/')]),
        ),
    '',
    '## Faults',
    '',
    table(['fault', 'times'], counted(faults.map(({ kind }) => kind))),
    '',
    '## What people wanted',
    '',
    '*Refused* is a sentence on the screen that says why not; whoever *gave up* was told nothing.',
    '',
    table(
      ['action', 'acknowledged', 'refused', 'gave up'],
      ACTION_NAMES.map((action) => [action, ...outcomes(action)]),
    ),
    ...(reasons.length > 0 ? ['', table(['what they saw instead', 'times'], reasons)] : []),
    '',
    '## What there was in the end',
    '',
    table(
      ['what', 'how many'],
      Object.entries(totals).map(([name, count]) => [name, String(count)]),
    ),
    '',
    '## Errors in the log',
    '',
    errors.size === 0
      ? 'None.'
      : table(
          ['what it says', 'times'],
          [...errors]
            .sort(([, a], [, b]) => b - a)
            .map(([words, count]) => [words.replaceAll('|', '/'), String(count)]),
        ),
    '',
  ].join('\n')
}

function counted(items: readonly string[]): string[][] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([item, count]) => [item, String(count)])
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
