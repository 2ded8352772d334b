import { SOFT_STRENGTH } from '@huebook/lineart'
import type { BrushName } from '../brush/brushes.ts'
import type { HexColor } from '../drawing/color.ts'
import type { PagePoint } from '../drawing/points.ts'
import type { FillName } from '../fill/looks/looks.ts'
import type { StickerName } from '../sticker/shapes.ts'
import type { Symmetry, SymmetryName } from '../symmetry/turns.ts'
import { FULL_SIZE } from '../view/camera.ts'
import type { Snapshot } from './snapshot.ts'

export type ToolName = 'brush' | 'eraser' | 'bucket' | 'eyedropper' | 'sticker'

export type PanelName = 'brush' | 'palette' | 'eraser' | 'scale'

/**
 * Whether this device has all that was done: yes, not yet, not any more because a write failed or the device is full, or not
 * at all because nothing is being kept.
 */
export type OnDevice = 'saved' | 'saving' | 'failed' | 'full' | 'nowhere'

/** A place of the page, and the colour that an eyedropper picks there. */
export interface Loupe {
  readonly at: PagePoint
  readonly color: HexColor
}

/** Everything a toolbar has to know. */
export interface CanvasState {
  /** CSS pixels for each pixel of the page. */
  readonly zoom: number
  /** By how much the page is turned (degrees, clockwise, from -180 to 180). */
  readonly turn: number
  /** Whether more of the page is there than can be seen at once. */
  readonly isClose: boolean
  readonly isDrawing: boolean
  readonly isSaved: boolean
  /** Width of the brush and of the eraser (px). */
  readonly brushSize: number
  readonly color: HexColor
  readonly brush: BrushName
  /** How much (%) of what is beneath it the brush covers: 10 to 100. */
  readonly opacity: number
  readonly fill: FillName
  /** Which sticker is put on the page by the tool of that name. */
  readonly sticker: StickerName
  /** What a gradient goes over into, and what lies beneath shapes; null is a lighter tone of the colour itself. */
  readonly secondColor: HexColor | null
  /** Whether what is drawn is drawn all around the middle, and how. */
  readonly symmetry: SymmetryName | null
  /** The symmetry that the page itself has, once somebody has looked for it. */
  readonly pageSymmetry: Symmetry | null
  /** How strongly (%) the drawing covers its page: 50 to 100. */
  readonly strength: number
  readonly panels: Readonly<Record<PanelName, boolean>>
  /** What the eyedropper is held over; null while it is not on the page. */
  readonly loupe: Loupe | null
  /** Where the last stroke began or ended. */
  readonly lastPoint: PagePoint | null
  /** Every drawing that can be gone back or forward to; the first is the one the page was opened with. */
  readonly snapshots: readonly Snapshot[]
  readonly cursor: number
  readonly tool: ToolName
  readonly isExporting: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** Whether brush and eraser stay inside the region where the stroke began. */
  readonly staysInside: boolean
  /** Whether a pen has been seen: from then on fingers only zoom and move the page. */
  readonly isPenMode: boolean
  /** Whether whatever comes down moves the page instead of holding the tool. */
  readonly isMoveMode: boolean
  readonly onDevice: OnDevice
}

const CLOSED: CanvasState['panels'] = { brush: false, palette: false, eraser: false, scale: false }

/** What every page is first drawn with: whoever makes an engine says it. */
export interface DefaultBrush {
  readonly size: number
  readonly color: HexColor
}

/** The state in which every page is opened. */
export const initialState = ({ size, color }: DefaultBrush): CanvasState => ({
  zoom: FULL_SIZE,
  turn: 0,
  isClose: false,
  isDrawing: false,
  isSaved: true,
  brushSize: size,
  color,
  brush: 'felt-tip',
  opacity: 100,
  fill: 'plain',
  sticker: 'star',
  secondColor: null,
  symmetry: null,
  pageSymmetry: null,
  strength: SOFT_STRENGTH,
  panels: CLOSED,
  loupe: null,
  lastPoint: null,
  snapshots: [],
  cursor: 0,
  tool: 'brush',
  isExporting: false,
  canUndo: false,
  canRedo: false,
  staysInside: false,
  isPenMode: false,
  isMoveMode: false,
  onDevice: 'saved',
})

/**
 * Picking a colour means wanting to draw with it, or to go on filling or putting stickers on the page. Picking it twice changes
 * nothing: a tap does.
 */
export const withColor = ({ panels, tool }: CanvasState, color: HexColor): Partial<CanvasState> => ({
  color,
  tool: tool === 'bucket' || tool === 'sticker' ? tool : 'brush',
  isExporting: false,
  isMoveMode: false,
  panels: panels.eraser ? { ...panels, eraser: false } : panels,
})

export const withBrushSize = ({ panels }: CanvasState, brushSize: number): Partial<CanvasState> => ({
  brushSize,
  panels: { ...panels, brush: false },
})

export const withPanelToggled = ({ panels }: CanvasState, panel: PanelName): Partial<CanvasState> => ({
  panels: { ...panels, [panel]: !panels[panel] },
})
