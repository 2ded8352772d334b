import type { CanvasState, Engine } from '@huebook/coloring'
import { useSyncExternalStore } from 'react'

/** A part of the engine's state; a component is drawn again only when that part has changed. */
export const useCanvas = <Part>({ state }: Pick<Engine, 'state'>, part: (state: CanvasState) => Part): Part =>
  useSyncExternalStore(state.subscribe, () => part(state.getSnapshot()))
