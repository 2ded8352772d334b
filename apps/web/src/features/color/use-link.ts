import type { Page } from '@huebook/contract'
import { useEffect, useState } from 'react'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { toasts } from '#ui/toasts/index.ts'
import { shareAndTell } from '#ui/toasts/share-and-tell.ts'
import { useBusy } from '#ui/use-busy.ts'
import type { Studio } from './open-studio.ts'

const NOT_SAVED =
  'Your colouring has not arrived at the site yet, so there is no link to it. Please try again in a moment.'
const BLANK = 'There is nothing on this page yet that could be shared.'
const GONE = 'The link shows nothing any more.'

/** The link to the colouring of this page: whether there is one, and how it is made, handed on and taken back. */
export function useLink(page: Page, studio: Studio) {
  const [token, setToken] = useState<string | null>(null)
  const [isSharing, runShare] = useBusy()
  const [isRemoving, runRemove] = useBusy()
  const params = { pageId: page.id }

  useEffect(() => {
    const leaving = new AbortController()
    // Where nobody can say, there is none to be taken back.
    void api
      .readColoredLink({ params: { pageId: page.id } }, leaving.signal, undefined, () => true)
      .then((link) => link && setToken(link.token))
    return () => leaving.abort()
  }, [page.id])

  async function share(): Promise<void> {
    const { engine, saver } = studio
    const isSaved = () => engine.state.getSnapshot().isSaved
    if (isSaved() && engine.isBlank()) return toasts.getState().show({ message: BLANK })
    // What the link shows is what the site has.
    if (!isSaved()) await saver.save()
    if (!isSaved()) return toasts.getState().show({ variant: 'danger', message: NOT_SAVED })
    const link = await api.makeColoredLink({ params })
    if (!link?.token) return
    setToken(link.token)
    await shareAndTell({ title: page.title, path: paths.linkedColoring({ token: link.token }) })
  }

  async function remove(): Promise<void> {
    if (!(await api.removeColoredLink({ params }))) return
    setToken(null)
    toasts.getState().show({ message: GONE })
  }

  return {
    isShared: token !== null,
    isSharing,
    isRemoving,
    share: () => void runShare(share),
    remove: () => void runRemove(remove),
  }
}
