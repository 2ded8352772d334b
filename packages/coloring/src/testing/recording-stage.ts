import type { Rect } from '../drawing/rect.ts'
import type { Camera } from '../view/camera.ts'
import type { OpenStage } from '../view/stage.ts'

type Call =
  | { readonly name: 'put'; readonly where: Rect }
  | { readonly name: 'place'; readonly camera: Camera; readonly isMoving: boolean }
  | { readonly name: 'close' }

/** A stage that writes down what it was asked to show. */
export function recordingStage() {
  const calls: Call[] = []
  const open: OpenStage = () => ({
    put: (where) => void calls.push({ name: 'put', where }),
    place: (camera, isMoving) => void calls.push({ name: 'place', camera, isMoving }),
    close: () => void calls.push({ name: 'close' }),
  })
  return {
    open,
    /** What was shown since the last time somebody asked. */
    taken: (): Call[] => calls.splice(0),
  }
}
