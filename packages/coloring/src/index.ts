export { BRUSH_NAMES, BRUSHES, type BrushName } from './brush/brushes.ts'
export { browserClock } from './clock/browser-clock.ts'
export type { Clock } from './clock/clock.ts'
export { directEncoder, type Encoder } from './compose/encoder.ts'
export { encodePng } from './compose/png.ts'
export { answerEncoder, type Wire, workerEncoder } from './compose/worker-encoder.ts'
export type { HexColor } from './drawing/color.ts'
export { type PagePoint, pagePoint, type ScreenPoint, screenPoint } from './drawing/points.ts'
export { createEngine, type Engine, type EnginePorts } from './engine/engine.ts'
export { warmUpEngine } from './engine/warm-up-engine.ts'
export { FILL_NAMES, type FillName } from './fill/looks/looks.ts'
export { bindElement } from './input/bind-element.ts'
export type { PointerInput, PointerSample, WheelInput } from './input/pointer-input.ts'
export { handOver } from './journal/hand-over.ts'
export { indexedDbStore } from './journal/indexed-db-store.ts'
export { type Journal, NewerRecords, openJournal } from './journal/journal.ts'
export type { JournalStore } from './journal/journal-store.ts'
export { memoryStore } from './journal/memory-store.ts'
export { previewOfBrush, previewOfFill } from './preview/preview.ts'
export type { RegionPaint } from './regions/region-paint.ts'
export { type Direction, placeTowards, type RegionPlace } from './regions/region-places.ts'
export type {
  CanvasState,
  DefaultBrush,
  OnDevice,
  PanelName,
  ToolName,
} from './state/canvas-state.ts'
export type { Snapshot } from './state/snapshot.ts'
export type { Store } from './state/store.ts'
export { SYMMETRY_NAMES, type SymmetryName } from './symmetry/turns.ts'
export { browserStage, type PageArt } from './view/browser-stage.ts'
export { type Camera, type Container, toPage, toScreen, type View } from './view/camera.ts'
export type { OpenStage, Stage } from './view/stage.ts'
