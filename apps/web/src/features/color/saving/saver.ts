import type { Engine } from '@huebook/coloring'
import type { Page } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'
import type { Client } from '#api/create-client.ts'
import type { SavedPhotos } from './saved-photos.ts'

interface SaverState {
  isSaving: boolean
  /** Whether this person has a colouring of the page on the server. */
  isColored: boolean
}

interface Ports {
  page: Pick<Page, 'id' | 'is_colored' | 'is_owner'>
  /** What this person's drawing of the page is called on this device. */
  name: string
  engine: Pick<Engine, 'png' | 'markSaved' | 'mayReplaceSaved' | 'state'>
  api: Pick<Client, 'upload' | 'saveColored' | 'readCredit'>
  photos: SavedPhotos
  /** The drawing is on the server; where that took a credit, with how many are left. */
  onSaved(creditsLeft: number | null): void
  onNoCredit(): void
}

/** Sends the drawing to the server; what fails stays where it is, and is sent again when it can be. */
export function createSaver({ page, name, engine, api, photos, onSaved, onNoCredit }: Ports) {
  const store = createStore<SaverState>()(() => ({ isSaving: false, isColored: page.is_colored }))
  // A save that broke off is owed; one that the server refused is not.
  let isOwed = false
  let underWay: Promise<void> = Promise.resolve()

  async function send(): Promise<boolean> {
    const { snapshots, cursor } = engine.state.getSnapshot()
    const shown = snapshots[cursor]?.id
    const takesCredit = !store.getState().isColored && !page.is_owner
    const file = new File([await engine.png()], 'drawing.png', { type: 'image/png' })
    const stored = await api.upload({ body: { file } })
    if (!stored) return false
    const body = { pageId: page.id, photo: stored.url }
    const colored = await api.saveColored({ body }, undefined, ({ code }) => {
      isOwed = false
      if (code === 'NO_CREDIT') onNoCredit()
    })
    if (!colored) return false
    store.setState({ isColored: true })
    // Where this device has stopped writing down what is drawn, what it has is not what was saved.
    const { onDevice } = engine.state.getSnapshot()
    const isFollowing = onDevice === 'saved' || onDevice === 'saving'
    photos.remember(name, isFollowing ? colored.photo : '')
    if (shown !== undefined) engine.markSaved(shown)
    onSaved(takesCredit ? ((await api.readCredit())?.public_page ?? null) : null)
    return true
  }

  function save(): Promise<void> {
    const isNeedless = engine.state.getSnapshot().isSaved || !engine.mayReplaceSaved()
    if (!store.getState().isSaving && !isNeedless) underWay = attempt()
    return underWay
  }

  async function attempt(): Promise<void> {
    store.setState({ isSaving: true })
    isOwed = true
    try {
      if (await send()) isOwed = false
    } finally {
      store.setState({ isSaving: false })
    }
  }

  return {
    store,
    save,
    /** Somebody else's page is paid for, and kept, with the first stroke on it. */
    async drawn({ isFirst }: { readonly isFirst: boolean }): Promise<void> {
      if (isFirst && !store.getState().isColored && !page.is_owner) await save()
    },
    /** Resolves when nothing is on its way any more. */
    settled: (): Promise<void> => underWay,
    /** The network is back. */
    async sendOwed(): Promise<void> {
      if (isOwed) await save()
    },
  }
}
