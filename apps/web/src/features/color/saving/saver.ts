import type { Engine } from '@huebook/coloring'
import type { Colored, Page } from '@huebook/contract'
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
  engine: Pick<Engine, 'png' | 'markSaved' | 'markOwed' | 'mayReplaceSaved' | 'state'>
  api: Pick<Client, 'upload' | 'saveColored' | 'readCredit'>
  photos: SavedPhotos
  /** When the drawing was last changed (ms since 1970). */
  drawnAt(): number
  /** Whether a save of what is on this device broke off before. */
  isOwed: boolean
  /** Whether this device has a network at all. */
  isOnline(): boolean
  /** Whether the server can be reached: what is sent by itself is to fail quietly. */
  siteAnswers(): Promise<boolean>
  /** The drawing is on the server; where that took a credit, with how many are left. */
  onSaved(colored: Colored, creditsLeft: number | null): void
  /**
   * Another device has saved a newer drawing: that one is the colouring now, and this one is kept beside it. It may be shown
   * as long as nothing was drawn meanwhile, which would be newer than both.
   */
  onOvertaken(colored: Colored, isUntouched: () => boolean): Promise<void>
}

/** Sends the drawing to the server; what fails stays where it is, and is sent again when it can be. */
export function createSaver(ports: Ports) {
  const { page, name, engine, api, photos, isOnline, siteAnswers, onSaved, onOvertaken } = ports
  const store = createStore<SaverState>()(() => ({ isSaving: false, isColored: page.is_colored }))
  // A save that broke off is owed; one that the server refused for good is not.
  let isOwed = ports.isOwed
  /** The saved drawing that this one was drawn on. */
  let seen = photos.of(name) || null
  let underWay: Promise<void> = Promise.resolve()

  function currentId(): number | undefined {
    const { snapshots, cursor } = engine.state.getSnapshot()
    return snapshots[cursor]?.id
  }

  async function send(): Promise<boolean> {
    const shown = currentId()
    const drawnAt = ports.drawnAt()
    const takesCredit = !store.getState().isColored && !page.is_owner
    const file = new File([await engine.png()], 'drawing.png', { type: 'image/png' })
    const stored = await api.upload({ body: { file } })
    if (!stored) return false
    const body = { pageId: page.id, photo: stored.url, seen, drawnAt: new Date(drawnAt).toISOString() }
    const colored = await api.saveColored({ body }, undefined, ({ status }) => {
      isOwed = !isForGood(status)
    })
    if (!colored) return false
    store.setState({ isColored: true })
    if (colored.photo !== stored.url) {
      await onOvertaken(colored, () => currentId() === shown && !engine.state.getSnapshot().isDrawing)
      return true
    }
    // Where this device has stopped writing down what is drawn, what it has is not what was saved.
    const { onDevice } = engine.state.getSnapshot()
    const isFollowing = onDevice === 'saved' || onDevice === 'saving'
    seen = colored.photo
    photos.remember(name, isFollowing ? colored.photo : '')
    if (shown !== undefined) engine.markSaved(shown)
    onSaved(colored, takesCredit ? ((await api.readCredit())?.public_page ?? null) : null)
    return true
  }

  function save(): Promise<void> {
    const isNeedless = engine.state.getSnapshot().isSaved || !engine.mayReplaceSaved()
    if (!store.getState().isSaving && !isNeedless) underWay = attempt()
    return underWay
  }

  async function attempt(): Promise<void> {
    store.setState({ isSaving: true })
    const wasOwed = isOwed
    isOwed = true
    try {
      if (await send()) isOwed = false
    } finally {
      store.setState({ isSaving: false })
    }
    if (isOwed && !wasOwed) engine.markOwed()
  }

  /** What is drawn while nothing can be sent is sent by itself later. */
  function owe(): void {
    if (!isOwed) engine.markOwed()
    isOwed = true
  }

  return {
    store,
    save,
    /** Somebody else's page is paid for, and kept, with the first stroke on it. */
    async drawn({ isFirst }: { readonly isFirst: boolean }): Promise<void> {
      if (!isOnline()) return owe()
      if (isFirst && !store.getState().isColored && !page.is_owner) await save()
    },
    /** A saved drawing has taken the place of this one. */
    sees(photo: string): void {
      seen = photo
      photos.remember(name, photo)
    },
    /** Resolves when nothing is on its way any more. */
    settled: (): Promise<void> => underWay,
    /** The network is back, or the page was opened again. */
    async sendOwed(): Promise<void> {
      if (isOwed && isOnline() && (await siteAnswers())) await save()
    },
  }
}

/** A session that has ended, a server that is busy or down: the same may be welcome later. */
const isForGood = (status: number): boolean => status < 500 && ![401, 408, 429].includes(status)
