import type { Act } from '../../packages/coloring/src/testing/any-act.ts'
import { perform } from '../../packages/coloring/src/testing/perform.ts'
import { studio } from '../../packages/coloring/src/testing/studio.ts'

/** A desk of the engine alone, which says by one number what all of its pixels are. */
export interface BareDesk {
  /** After each of these things that a hand does. */
  draw(acts: readonly Act[]): number[]
  /** After each step back, or forth, of so many. */
  undo(most: number): number[]
  redo(most: number): number[]
  /** After the page was left and opened again. */
  reopen(): Promise<number>
}

/** Opens it; bundled, this is what each engine is given. */
export async function openDesk(): Promise<BareDesk> {
  let made = await studio()
  const walk = (step: 'undo' | 'redo', most: number) => {
    const seen: number[] = []
    while (seen.length < most && made.engine[step]()) seen.push(made.hash())
    return seen
  }
  return {
    draw: (acts) =>
      acts.map((act) => {
        perform(made, act)
        return made.hash()
      }),
    undo: (most) => walk('undo', most),
    redo: (most) => walk('redo', most),
    async reopen() {
      await made.engine.settle()
      made = await studio({ store: made.store })
      return made.hash()
    },
  }
}
