import { SOFT_STRENGTH } from '@huebook/lineart'
import type { Clock } from '../clock/clock.ts'
import { DRAWING_SIDE } from '../drawing/drawing-size.ts'
import { pagePoint } from '../drawing/points.ts'
import { type Rect, union, WHOLE_PAGE } from '../drawing/rect.ts'
import type { Spans } from '../fill/spans.ts'
import {
  type Camera,
  type Container,
  fitted,
  inFullSize,
  isBeyond,
  moved,
  onDevicePixels,
  toScreen,
  type View,
  within,
} from './camera.ts'
import type { OpenStage, Stage } from './stage.ts'

/** How long (ms) the camera has to rest before the page is drawn as finely as it can be. */
const RESTS_AFTER = 120

/** Until somebody says how large the container is, the page has its own size. */
const UNKNOWN: Container = { width: DRAWING_SIDE, height: DRAWING_SIDE }

export type Screen = ReturnType<typeof createScreen>

/**
 * Collects what changed and draws it once for each frame; holds the camera.
 * Everything works without a stage, too: then there is just nobody looking.
 */
export function createScreen(clock: Clock, seen: (how: { zoom: number; turn: number; isClose: boolean }) => void) {
  let stage: Stage | null = null
  let container = UNKNOWN
  let ratio = 1
  let strength = SOFT_STRENGTH
  let camera = inFullSize(container)
  let isFitted = false
  let changed: Rect | null = null
  let isLookNew = false
  let cancelFrame: (() => void) | null = null
  let cancelRest: (() => void) | null = null

  function draw(): void {
    cancelFrame = null
    if (changed) stage?.put(changed)
    if (isLookNew) stage?.place(onDevicePixels(camera, ratio), cancelRest !== null)
    changed = null
    isLookNew = false
  }

  function wake(): void {
    if (stage) cancelFrame ??= clock.frame(draw)
  }

  function lookAnew(): void {
    isLookNew = true
    wake()
  }

  function look(next: Camera): void {
    camera = next
    seen({ zoom: camera.zoom, turn: camera.turn, isClose: isBeyond(container, camera) })
    lookAnew()
  }

  function fitPage(): void {
    isFitted = true
    look(fitted(container))
  }

  /** Follows fingers or a wheel; drawn coarsely until they rest. */
  function move(next: Camera): void {
    isFitted = false
    cancelRest?.()
    cancelRest = clock.after(RESTS_AFTER, () => {
      cancelRest = null
      lookAnew()
    })
    look(next)
  }

  return {
    camera: (): Camera => camera,
    view: (): View => ({ camera, isFitted }),
    container: (): Container => container,
    damaged(where: Rect): void {
      changed = union(changed, where)
      wake()
    },
    /** Shows the page to somebody, from now on. */
    attach(open: OpenStage, pixels: Uint32Array<ArrayBuffer>): void {
      stage?.close()
      stage = open(new Uint8ClampedArray(pixels.buffer))
      stage.setStrength(strength)
      changed = WHOLE_PAGE
      lookAnew()
    },
    /** Shows all paint that strongly (%) from now on. */
    setStrength(next: number): void {
      if (next === strength) return
      strength = next
      stage?.setStrength(strength)
      changed = WHOLE_PAGE
      wake()
    },
    setContainer(next: Container, nextRatio: number): void {
      // A container that is hidden has no size, and no page could ever be seen in it again.
      if (![next.width, next.height, nextRatio].every((size) => size > 0 && Number.isFinite(size))) return
      container = next
      ratio = nextRatio
      look(isFitted ? fitted(container) : within(container, camera))
    },
    fit: fitPage,
    showFullSize(): void {
      isFitted = false
      look(inFullSize(container))
    },
    move,
    /** Shows the page as it was seen before, as far as the container allows. */
    lookFrom: (view: View): void => (view.isFitted ? fitPage() : move(within(container, view.camera))),
    mark: (spans: Spans | null): void => stage?.mark(spans),
    /** Moves the page as little as needed for a place of it to be seen. */
    reveal(x: number, y: number): void {
      const at = toScreen(camera, pagePoint(x, y))
      const missing = (position: number, room: number) => Math.min(room, Math.max(0, position)) - position
      const [across, down] = [missing(at.x, container.width), missing(at.y, container.height)]
      if (across === 0 && down === 0) return
      const further = (way: number, room: number) => way + (Math.sign(way) * room) / 4
      look(moved(container, camera, further(across, container.width), further(down, container.height)))
    },
    detach(): void {
      cancelFrame?.()
      cancelRest?.()
      cancelFrame = null
      cancelRest = null
      stage?.close()
      stage = null
    },
  }
}
