import type { Page } from '@huebook/contract'
import { useEffect, useState } from 'react'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { toasts } from '#ui/toasts/index.ts'
import { shareAndTell } from '#ui/toasts/share-and-tell.ts'
import { useBusy } from '#ui/use-busy.ts'
import type { Studio } from './open-studio.ts'
import { shareSaved } from './share-saved.ts'

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
    const made = await shareSaved({
      engine: studio.engine,
      mayShare: () => kidsLock.ask('sharing'),
      save: studio.saver.save,
      share: async () => (await api.makeColoredLink({ params }))?.token ?? null,
      say: toasts.getState().show,
    })
    if (!made) return
    setToken(made)
    await shareAndTell({ title: page.title, path: paths.linkedColoring({ token: made }) })
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
