import { getStroke } from 'perfect-freehand'
import SignaturePad from 'signature_pad'
import { type BrushName, bindElement, browserStage, type PageArt } from '../../../packages/coloring/src/index.ts'
import type { RegionMap } from '../../../packages/lineart/src/index.ts'
import { benchEngine } from '../page/bench-engine.ts'
import { COLOR, emptyRoom, fullCanvas, type Pad, RATIO, SIZE, WIDTH } from './pad.ts'

/** The whole engine as a page uses it: events, tools, buffer, stage. */
export function huebook(
  name: string,
  art: PageArt,
  inside: RegionMap | null = null,
  brush: BrushName = 'felt-tip',
): Pad {
  const room = emptyRoom()
  const engine = benchEngine()
  engine.show(browserStage(room, art))
  engine.setContainer({ width: SIZE, height: SIZE }, RATIO)
  engine.pickColor(COLOR)
  engine.pickBrush(brush)
  if (inside) {
    engine.setRegions(inside)
    engine.stayInside(true)
  }
  bindElement(room, engine)
  const moves = 'onpointerrawupdate' in room ? 'pointerrawupdate' : 'pointermove'
  return { name, room, target: room, moves, frame() {}, clear: () => void engine.clear() }
}

/** Every point as it comes (it would otherwise draw 60 times a second and leave out points), width as ours. */
export function signaturePad(art: PageArt, fineness?: number): Pad {
  const { room, canvas } = fullCanvas(art, fineness)
  const pad = new SignaturePad(canvas, {
    minWidth: WIDTH / 2,
    maxWidth: WIDTH / 2,
    penColor: COLOR,
    throttle: 0,
    minDistance: 0,
  })
  return { name: 'signature_pad', room, target: canvas, moves: 'pointermove', frame() {}, clear: () => pad.clear() }
}

/** Once for each frame its outline of all points so far is worked out and filled, as its documentation does. */
export function perfectFreehand(art: PageArt): Pad {
  const { room, canvas, pen, clear } = fullCanvas(art)
  let points: number[][] = []
  let isNew = false
  const add = ({ clientX, clientY }: PointerEvent) => {
    points.push([clientX, clientY])
    isNew = true
  }
  canvas.addEventListener('pointerdown', (event) => {
    points = []
    add(event)
  })
  canvas.addEventListener('pointermove', add)
  pen.fillStyle = COLOR
  return {
    name: 'perfect-freehand',
    room,
    target: canvas,
    moves: 'pointermove',
    frame() {
      if (!isNew) return
      isNew = false
      clear()
      pen.fill(outlineOf(getStroke(points, { size: WIDTH, thinning: 0, simulatePressure: false })))
    },
    clear,
  }
}

function outlineOf(outline: readonly (readonly number[])[]): Path2D {
  const path = new Path2D()
  const [first] = outline
  if (first) path.moveTo(first[0] as number, first[1] as number)
  outline.forEach(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length] as readonly [number, number]
    path.quadraticCurveTo(x as number, y as number, ((x as number) + nextX) / 2, ((y as number) + nextY) / 2)
  })
  path.closePath()
  return path
}

/** The browser's own strokes, the new ones of each frame; `clip` keeps them inside a path. */
export function plainCanvas(art: PageArt, clip: Path2D | null, fineness?: number): Pad {
  const { room, canvas, pen, clear } = fullCanvas(art, fineness)
  let line: [number, number][] = []
  canvas.addEventListener('pointerdown', ({ clientX, clientY }) => {
    line = [[clientX, clientY]]
  })
  canvas.addEventListener('pointermove', ({ clientX, clientY }) => line.push([clientX, clientY]))
  Object.assign(pen, { strokeStyle: COLOR, lineWidth: WIDTH, lineCap: 'round', lineJoin: 'round' })
  return {
    name: clip ? 'canvas with clip path' : 'canvas alone',
    room,
    target: canvas,
    moves: 'pointermove',
    frame() {
      if (line.length < 2) return
      pen.save()
      if (clip) pen.clip(clip)
      pen.beginPath()
      for (const [x, y] of line) pen.lineTo(x, y)
      pen.stroke()
      pen.restore()
      line = line.slice(-1)
    },
    clear,
  }
}
