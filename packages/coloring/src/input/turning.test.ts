import { describe, expect, test } from 'vitest'
import { screenPoint } from '../drawing/points.ts'
import { studio } from '../testing/studio.ts'
import { toPage, toScreen } from '../view/camera.ts'

const STEPS = 30

/** Two fingers on either side of the page's middle twist by so many degrees, in small steps, and leave. */
async function twisted(...turns: number[]) {
  const made = await studio()
  const { draw, engine } = made
  engine.setContainer({ width: 1024, height: 1024 }, 1)
  for (const degrees of turns) {
    const at = (angle: number) => {
      const [x, y] = [200 * Math.cos((angle * Math.PI) / 180), 200 * Math.sin((angle * Math.PI) / 180)]
      return [
        [512 + x, 512 + y],
        [512 - x, 512 - y],
      ] as [[number, number], [number, number]]
    }
    const [start, opposite] = at(0)
    const [one, two] = [draw.finger().press(...start), draw.finger().press(...opposite)]
    for (let step = 1; step <= STEPS; step++) {
      const [next, other] = at((degrees * step) / STEPS)
      one.move(next)
      two.move(other)
    }
    one.lift()
    two.lift()
  }
  return made
}

describe('two fingers that twist', () => {
  test('turn the page with them, and leave no mark', async () => {
    const { state, isBlank } = await twisted(60)
    expect(state().turn).toBeCloseTo(48, 0)
    expect([isBlank(), state().canUndo]).toEqual([true, false])
  })

  test.each([10, -10])('by %d degrees only pinch: a page is not left askew by it', async (degrees) => {
    expect((await twisted(degrees)).state().turn).toBe(0)
  })

  test.each([
    [90, -90],
    [-70, 73],
  ])('back again leave the page straight, if not to the degree (%d, %d)', async (there, back) => {
    expect((await twisted(there, back)).state().turn).toBe(0)
  })

  test('all the way round and further', async () => {
    const { state } = await twisted(100, 100, 100)
    // Each time twelve go by before the page turns.
    expect(state().turn).toBeCloseTo(3 * 88 - 360, 0)
  })

  test('keep under them what was between them', async () => {
    const { engine, draw } = await studio()
    engine.setContainer({ width: 1024, height: 1024 }, 1)
    engine.zoomBy(4)
    const before = toPage(engine.view().camera, screenPoint(500, 500))
    const [one, two] = [draw.finger().press(400, 500), draw.finger().press(600, 500)]
    for (let step = 1; step <= STEPS; step++) {
      const angle = (step * Math.PI) / 2 / STEPS
      one.move([500 - 100 * Math.cos(angle), 500 - 100 * Math.sin(angle)])
      two.move([500 + 100 * Math.cos(angle), 500 + 100 * Math.sin(angle)])
    }
    const after = toPage(engine.view().camera, screenPoint(500, 500))
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(4)
  })
})

describe('on a page that is turned', () => {
  /** Where a place of the page is on the screen now. */
  const seen = ({ engine }: Awaited<ReturnType<typeof studio>>, x: number, y: number): [number, number] => {
    const at = toScreen(engine.view().camera, { x, y } as never)
    return [at.x, at.y]
  }

  test('strokes, fills and picks land where the finger is, and are drawn again as they were', async () => {
    const made = await twisted(75)
    const { engine, draw, colorAt, hash, state } = made
    engine.pickColor('#ef4444')
    draw
      .press(...seen(made, 300, 400))
      .move(seen(made, 360, 400))
      .lift()
    expect([colorAt(330, 400), colorAt(330, 430)]).toEqual(['#ef4444', null])
    engine.pickTool('bucket')
    engine.pickColor('#22c55e')
    draw.tap(...seen(made, 156, 156))
    expect(colorAt(156, 156)).toBe('#22c55e')
    draw
      .press(...seen(made, 330, 400))
      .wait(900)
      .lift()
    expect(state().color).toBe('#ef4444')
    const drawn = hash()
    engine.undo()
    engine.undo()
    engine.redo()
    engine.redo()
    expect(hash()).toBe(drawn)
  })

  test('fitting brings it back straight, and so does a double tap with the hand', async () => {
    const { engine, draw, state } = await twisted(75)
    engine.fit()
    expect([state().turn, state().isClose]).toEqual([0, false])
    engine.turnBy(30)
    engine.setMoveMode(true)
    for (const _ of [1, 2]) draw.tap(500, 500).wait(50)
    expect(state().turn).toBe(0)
  })

  test('a container of another size leaves it turned', async () => {
    const { engine, state } = await twisted(75)
    const { turn } = state()
    engine.setContainer({ width: 500, height: 700 }, 1)
    expect(state().turn).toBe(turn)
  })
})
