import type { RegionMap } from '@huebook/lineart'
import type { BrushName } from '../brush/brushes.ts'
import { checkBrushSize } from '../brush/nibs.ts'
import { type HexColor, wordOf } from '../drawing/color.ts'
import type { FillName } from '../fill/looks/looks.ts'
import {
  type CanvasState,
  type PanelName,
  type ToolName,
  withBrushSize,
  withPanelToggled,
} from '../state/canvas-state.ts'
import type { StickerName } from '../sticker/shapes.ts'
import { symmetryOf } from '../symmetry/symmetry-of.ts'
import type { SymmetryName } from '../symmetry/turns.ts'

/** Everything somebody can take in hand. */
export function choicesOf(
  state: () => CanvasState,
  update: (changes: Partial<CanvasState>) => void,
  regionsOf: () => RegionMap | null,
) {
  let foundIn: RegionMap | null = null
  return {
    /** Chooses a width for brush and eraser. */
    pickBrushSize(size: number): void {
      checkBrushSize(size)
      update(withBrushSize(state(), size))
    },
    /** Chooses a kind of brush, and takes it in hand. */
    pickBrush: (brush: BrushName): void => update({ brush, tool: 'brush', isMoveMode: false }),
    /** Says how much (%) of what is beneath it the brush covers. */
    pickOpacity(opacity: number): void {
      if (!Number.isInteger(opacity) || opacity < 1 || opacity > 100)
        throw new RangeError(`A brush covers 1 to 100 %, not ${opacity}.`)
      update({ opacity })
    },
    /** Chooses what regions are filled with, and takes the bucket in hand. */
    pickFill: (fill: FillName): void => update({ fill, tool: 'bucket', isMoveMode: false }),
    /** Chooses a sticker, and takes it in hand. */
    pickSticker: (sticker: StickerName): void => update({ sticker, tool: 'sticker', isMoveMode: false }),
    /** Chooses the colour that gradients go over into and shapes lie on; null is a lighter tone of the colour itself. */
    pickSecondColor(secondColor: HexColor | null): void {
      if (secondColor) wordOf(secondColor)
      update({ secondColor })
    },
    /** Looks whether the page is alike all around, which takes a moment: when somebody is about to choose. */
    findSymmetry(): void {
      const regions = regionsOf()
      if (regions && foundIn !== regions) update({ pageSymmetry: symmetryOf(regions) })
      foundIn = regions
    },
    /** Says whether what is drawn is drawn all around the middle. */
    pickSymmetry: (symmetry: SymmetryName | null): void => update({ symmetry }),
    /** Chooses a tool. */
    pickTool: (tool: ToolName): void => update({ tool, isMoveMode: false }),
    /** Opens or closes a panel. */
    togglePanel: (panel: PanelName): void => update(withPanelToggled(state(), panel)),
    /** Says whether brush and eraser stay inside the region where the stroke began. */
    stayInside: (staysInside: boolean): void => update({ staysInside }),
  }
}
