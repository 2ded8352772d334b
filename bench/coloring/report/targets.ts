import { table, verdict } from '../../harness/markdown.ts'
import type { Timing } from '../../harness/race.ts'

/** One line of what was promised, and what came of it. */
export interface Target {
  readonly what: string
  readonly wanted: string
  readonly measured: string
  readonly isMet: boolean
}

export const targetTable = (targets: readonly Target[]): string =>
  table(
    ['', 'target', 'measured', ''],
    targets.map(({ what, wanted, measured, isMet }) => [what, wanted, measured, verdict(isMet)]),
  )

/** How many times as fast, or as small, something has to be. */
export const atLeast = (what: string, factor: number, measured: number): Target => ({
  what,
  wanted: `≥ ${factor} ×`,
  measured: `${measured.toFixed(measured < 10 ? 2 : 0)} ×`,
  isMet: measured >= factor,
})

export const medianOf = (timings: readonly Timing[], name: string): number =>
  timings.find((timing) => timing.name === name)?.median ?? Number.NaN
