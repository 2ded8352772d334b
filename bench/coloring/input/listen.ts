import { bindElement, browserStage, type PointerInput } from '../../../packages/coloring/src/index.ts'
import { artOf } from '../page/art.ts'
import { benchEngine } from '../page/bench-engine.ts'
import { benchPage } from '../page/bench-page.ts'
import { emptyRoom, SIZE } from '../strokes/pad.ts'

/** Times (ms) from when the browser noted an event until its handler began. */
export interface Delays {
  readonly raw: number[]
  readonly moves: number[]
}

/** Puts an engine on the page that is really drawn with, and listens how late its events come. */
export default function listen(): void {
  const delays: Delays = { raw: [], moves: [] }
  const room = emptyRoom()
  room.style.display = 'block'
  const engine = benchEngine()
  engine.show(browserStage(room, artOf(benchPage(), true)))
  engine.setContainer({ width: SIZE, height: SIZE }, devicePixelRatio)
  bindElement(room, {
    pointer(input: PointerInput) {
      if (input.phase === 'move') delays.raw.push(performance.now() - input.time)
      engine.pointer(input)
    },
    wheel() {},
  })
  room.addEventListener('pointermove', (event) => delays.moves.push(performance.now() - event.timeStamp))
  Object.assign(globalThis, { delays })
}
