import type { Engine } from '@huebook/coloring'
import type { Colored, ColoredVersion, ColoredVersionId, PageId } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'
import type { Client } from '#api/create-client.ts'

interface VersionsState {
  /** Earlier colourings of the page that can be brought back, the newest first. */
  earlier: ColoredVersion[]
  /** What another device had to do with it, until somebody has read it. */
  news: 'theirs is shown' | 'theirs is kept' | null
}

interface Ports {
  pageId: PageId
  engine: Pick<Engine, 'state'>
  api: Pick<Client, 'listColoredVersions' | 'restoreColoredVersion'>
  save(): Promise<void>
  /** Puts a saved colouring in place of the drawing, if that is still untouched when it has arrived. */
  show(colored: Colored, isUntouched: () => boolean): Promise<boolean>
}

export type Versions = ReturnType<typeof createVersions>

/** The colourings of a page that others have taken the place of, such as those of two devices. */
export function createVersions({ pageId, engine, api, save, show }: Ports) {
  const store = createStore<VersionsState>()(() => ({ earlier: [], news: null }))

  async function read(): Promise<ColoredVersion[]> {
    const earlier = (await api.listColoredVersions({ params: { pageId } })) ?? store.getState().earlier
    store.setState({ earlier })
    return earlier
  }

  return {
    store,
    read,

    /** Looks whether a save has met one of another device: `isShown` says whether that is the newer one. */
    async look(isTheirsShown: boolean): Promise<void> {
      const known = new Set(store.getState().earlier.map(({ id }) => id))
      const isNew = (await read()).some(({ id }) => !known.has(id))
      if (isTheirsShown) store.setState({ news: 'theirs is shown' })
      else if (isNew) store.setState({ news: 'theirs is kept' })
    },

    /** Shows an earlier colouring again. What is shown now becomes an earlier one, so it has to be saved first. */
    async bringBack(id: ColoredVersionId): Promise<boolean> {
      if (!engine.state.getSnapshot().isSaved) await save()
      if (!engine.state.getSnapshot().isSaved) return false
      const { snapshots, cursor } = engine.state.getSnapshot()
      const isUntouched = () => {
        const now = engine.state.getSnapshot()
        return now.snapshots === snapshots && now.cursor === cursor && !now.isDrawing
      }
      const colored = await api.restoreColoredVersion({ params: { id } })
      if (!colored) return false
      const isShown = await show(colored, isUntouched)
      store.setState({ news: null })
      await read()
      return isShown
    },

    dismiss: (): void => store.setState({ news: null }),
  }
}
