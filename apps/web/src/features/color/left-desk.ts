import type { CanvasState, Engine, View } from '@huebook/coloring'

type Desk = Pick<
  Engine,
  'state' | 'view' | 'lookFrom' | 'pickColor' | 'pickBrushSize' | 'pickTool' | 'stayInside' | 'setMoveMode'
>

/** What lay on the desk when somebody was led away from it, and where in the history of the tab that was. */
let left: { place: string; state: CanvasState; view: View } | null = null

/** Lets whoever goes back to the desk find their pencil, their tool and their view of the page again. */
export const leftDesk = {
  leave(place: string, { state, view }: Desk): void {
    left = { place, state: state.getSnapshot(), view: view() }
  },

  /** Does nothing on the way to any other desk. */
  comeBack(place: string, desk: Desk): void {
    if (left?.place !== place) return
    const { color, brushSize, tool, staysInside, isMoveMode } = left.state
    desk.pickColor(color)
    desk.pickBrushSize(brushSize)
    desk.pickTool(tool)
    desk.stayInside(staysInside)
    desk.setMoveMode(isMoveMode)
    desk.lookFrom(left.view)
  },
}
