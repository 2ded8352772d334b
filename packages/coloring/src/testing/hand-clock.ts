import type { Clock } from '../clock/clock.ts'

/** A clock that a test turns by hand. Frames and idle moments come when the test says so. */
export function handClock(start = 1_700_000_000_000) {
  let now = start
  let timers: { at: number; run: () => void }[] = []
  let frames: (() => void)[] = []
  let idles: (() => void)[] = []

  function adder(list: () => (() => void)[], set: (next: (() => void)[]) => void) {
    return (run: () => void) => {
      list().push(run)
      return () => set(list().filter((other) => other !== run))
    }
  }

  const clock: Clock = {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + milliseconds, run }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    frame: adder(
      () => frames,
      (next) => {
        frames = next
      },
    ),
    idle: adder(
      () => idles,
      (next) => {
        idles = next
      },
    ),
  }

  return {
    clock,
    wait(milliseconds: number): void {
      const end = now + milliseconds
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        timers = timers.filter((timer) => timer !== next)
        now = next.at
        next.run()
      }
      now = end
    },
    /** Shows the next picture; answers how many had asked for it. */
    frame(): number {
      const due = frames
      frames = []
      for (const run of due) run()
      return due.length
    },
    idle(): void {
      const due = idles
      idles = []
      for (const run of due) run()
    },
  }
}
