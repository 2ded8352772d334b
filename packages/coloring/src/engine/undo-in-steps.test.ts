import { expect, test } from 'vitest'
import { handClock } from '../testing/hand-clock.ts'
import { type Studio, studio } from '../testing/studio.ts'

/** On a device so slow that every step takes as long as it may. */
function slowStudio(): Promise<Studio> {
  const hand = handClock()
  let passed = 0
  return studio({ hand, clock: { ...hand.clock, now: () => hand.clock.now() + 10 * passed++ } })
}

/** A cloud all around the page: more than half a million bytes to be undone. */
function cloud({ engine, draw }: Studio): void {
  engine.pickBrush('airbrush')
  engine.pickBrushSize(30)
  engine.pickSymmetry('twelve')
  const places = Array.from({ length: 40 }, (_, at) => [560 + 9 * at, 500 + ((at * 37) % 90)] as const)
  draw
    .press(560, 500)
    .move(...places)
    .lift()
  engine.pickSymmetry(null)
  engine.pickBrush('felt-tip')
}

test('what took a long way to draw is undone in turns with fingers and frames, and seen once it is whole', async () => {
  const desk = await slowStudio()
  cloud(desk)
  const drawn = desk.hash()
  desk.hand.frame()
  expect(desk.engine.undo()).toBe(true)
  expect(desk.state()).toMatchObject({ cursor: 0, canUndo: false, canRedo: true })
  expect([desk.isBlank(), desk.hand.frame()]).toEqual([false, 0])
  desk.hand.wait(0)
  expect([desk.isBlank(), desk.hand.frame()]).toEqual([true, 1])
  desk.engine.redo()
  desk.hand.wait(0)
  expect(desk.hash()).toBe(drawn)
})

test.each<[string, (desk: Studio) => unknown]>([
  ['drawn', ({ draw }) => void draw.tap(300, 300)],
  ['filled', ({ engine }) => engine.fillRegion(1)],
  ['redone', ({ engine }) => engine.redo()],
  ['cleared after a redo', ({ engine }) => engine.redo() && engine.clear()],
  ['asked for as a picture', async ({ engine }) => (await engine.png()).size],
])('whatever is %s meanwhile finds the drawing whole', async (_, act) => {
  const [quick, late] = [await studio(), await slowStudio()]
  const found: unknown[] = []
  for (const desk of [quick, late]) {
    desk.draw.tap(120, 120)
    cloud(desk)
    desk.engine.undo()
    found.push(await act(desk))
    desk.hand.wait(50)
  }
  expect([late.hash(), found[1]]).toEqual([quick.hash(), found[0]])
  for (const desk of [quick, late]) while (desk.engine.undo());
  for (const desk of [quick, late]) desk.hand.wait(50)
  expect([quick.isBlank(), late.isBlank()]).toEqual([true, true])
})
