import type { Rect } from '../drawing/rect.ts'
import type { Camera } from '../view/camera.ts'
import type { OpenStage } from '../view/stage.ts'

type Call =
  | { readonly name: 'put'; readonly where: Rect }
  | { readonly name: 'place'; readonly camera: Camera; readonly isMoving: boolean }
  | { readonly name: 'mark'; readonly pixels: number }
  | { readonly name: 'close' }

/** A stage that writes down what it was asked to show. */
export function recordingStage() {
  const calls: Call[] = []
  const open: OpenStage = () => ({
    setStrength: () => {},
    put: (where) => void calls.push({ name: 'put', where }),
    place: (camera, isMoving) => void calls.push({ name: 'place', camera, isMoving }),
    mark: (spans) => void calls.push({ name: 'mark', pixels: lengthOf(spans ?? new Uint32Array(0)) }),
    close: () => void calls.push({ name: 'close' }),
  })
  return {
    open,
    /** What was shown since the last time somebody asked. */
    taken: (): Call[] => calls.splice(0),
  }
}

const lengthOf = (spans: Uint32Array): number => spans.reduce((sum, at, i) => sum + (i % 2 ? at : -at), 0)
