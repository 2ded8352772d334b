import { type Timing, timingOf } from './race.ts'

/** Something that times itself (ms), because part of what it does does not count, or ends later. */
export interface Runner {
  readonly name: string
  run(): number | Promise<number>
}

/** As `race`, for those who time themselves: each round is everybody's turn once; the first few are not counted. */
export async function relay(runners: readonly Runner[], rounds: number, warmUp: number): Promise<Timing[]> {
  const samples = runners.map((): number[] => [])
  for (let round = -warmUp; round < rounds; round++)
    for (const [i, runner] of runners.entries()) {
      const time = await runner.run()
      if (round >= 0) samples[i]?.push(time)
    }
  return runners.map(({ name }, i) => timingOf(name, samples[i] ?? []))
}

/** The time (ms) of one call, over as many calls as it takes to see it: at least `calls`, for at least `atLeast` ms. */
export function timeOf(run: () => unknown, calls = 1, atLeast = 2): number {
  const start = performance.now()
  let done = 0
  let spent = 0
  do {
    for (let call = 0; call < calls; call++) run()
    done += calls
    spent = performance.now() - start
  } while (spent < atLeast)
  return spent / done
}
