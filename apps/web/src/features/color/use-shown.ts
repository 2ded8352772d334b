import type { ColoredShown, Page } from '@huebook/contract'
import { useEffect, useState } from 'react'
import { api } from '#api/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import type { Studio } from './open-studio.ts'
import { shareSaved } from './share-saved.ts'

const WAITS = 'Thank you. Others see it once somebody has looked at it.'
const HIDDEN = 'Others do not see it any more.'

/** Whether others see the colouring of this page under it, and how that is asked for and taken back. */
export function useShown(page: Page, { engine, saver }: Studio) {
  const [standing, setStanding] = useState<ColoredShown | null>(null)
  const [isShowing, runShow] = useBusy()
  const [isHiding, runHide] = useBusy()
  // What was drawn since then is no part of what the site has.
  const [wasSaved] = useState(() => engine.state.getSnapshot().isSaved)
  const params = { pageId: page.id }

  useEffect(() => {
    const leaving = new AbortController()
    // Where nobody can say, there is nothing to be chosen.
    void api
      .readColoredShown({ params: { pageId: page.id } }, leaving.signal, undefined, () => true)
      .then((found) => found && setStanding({ ...found, is_latest: found.is_latest && wasSaved }))
    return () => leaving.abort()
  }, [page.id, wasSaved])

  async function show(): Promise<void> {
    const shown = await shareSaved({
      engine,
      mayShare: () => kidsLock.ask('sharing'),
      save: saver.save,
      share: () => api.showColored({ params }),
      say: toasts.getState().show,
    })
    if (!shown) return
    setStanding(shown)
    if (shown.state === 'waiting') toasts.getState().show({ variant: 'success', message: WAITS })
  }

  async function hide(): Promise<void> {
    const hidden = await api.hideColored({ params })
    if (!hidden) return
    setStanding(hidden)
    toasts.getState().show({ message: HIDDEN })
  }

  return { standing, isShowing, isHiding, show: () => void runShow(show), hide: () => void runHide(hide) }
}
