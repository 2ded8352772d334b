/** Something to be timed. What it returns is looked at by nobody, but keeps the engine from dropping the work. */
export interface Contender {
  readonly name: string
  run(): unknown
}

/** The median time (ms) of one run of a contender, and the half of all rounds in the middle. */
export interface Timing {
  readonly name: string
  readonly median: number
  readonly quartiles: readonly [number, number]
}

/** A sample lasts at least this long (ms): browsers round their clocks to a tenth. */
const SAMPLE = 4

/** Rounds before any is counted, until the engine has compiled what it will. */
const WARM_UP = 5

/**
 * Times contenders side by side: each round runs every one of them in turn, so that whatever else the machine does
 * slows all alike, and the median is taken over the rounds.
 */
export function race(contenders: readonly Contender[], rounds: number): Timing[] {
  const samples = contenders.map((): number[] => [])
  for (let round = -WARM_UP; round < rounds; round++)
    contenders.forEach((contender, i) => {
      const time = sample(contender)
      if (round >= 0) samples[i]?.push(time)
    })
  return contenders.map(({ name }, i) => timingOf(name, samples[i] ?? []))
}

/** What samples (ms) come to. */
export function timingOf(name: string, samples: readonly number[]): Timing {
  const sorted = samples.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] as number
  return { name, median: at(0.5), quartiles: [at(0.25), at(0.75)] }
}

function sample({ run }: Contender): number {
  const start = performance.now()
  let runs = 0
  let spent = 0
  do {
    run()
    runs++
    spent = performance.now() - start
  } while (spent < SAMPLE)
  return spent / runs
}
