import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Act, anyAct } from './testing/any-act.ts'
import { perform } from './testing/perform.ts'
import { studio } from './testing/studio.ts'

/** The page after each of these, there, back, there again, and after a reload. */
async function check(actions: readonly Act[]): Promise<void> {
  const made = await studio()
  const { engine, store } = made
  const seen = [made.hash()]
  for (const action of actions) {
    const { cursor } = made.state()
    perform(made, action)
    if (made.state().cursor > cursor) seen.push(made.hash())
  }
  const last = seen.length - 1
  const walk = (step: 'undo' | 'redo') => {
    const hashes: number[] = []
    while (engine[step]()) hashes.push(made.hash())
    return hashes
  }
  expect(walk('undo')).toEqual(seen.slice(0, last).reverse())
  expect(walk('redo')).toEqual(seen.slice(1))
  await engine.settle()
  const again = await studio({ store })
  expect(again.hash()).toBe(seen[last])
}

test('whatever is drawn with whatever brush comes out the same, to the byte, undone, redone and after a reload', async () => {
  await fc.assert(fc.asyncProperty(fc.array(anyAct, { minLength: 1, maxLength: 12 }), check), { numRuns: 8 })
})
