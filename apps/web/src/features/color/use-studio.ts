import type { Page } from '@huebook/contract'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'
import { toasts } from '#ui/toasts/index.ts'
import { openStudio, type Studio } from './open-studio.ts'
import { NO_CREDITS, savedWords } from './saving/words.ts'

type Opened = { studio: Studio } | { problem: unknown } | null

/** The studio of a page, once it is open; keeps what is drawn safe when the screen is hidden or left. */
export function useStudio(page: Page): { studio: Studio | null; isStudied: boolean } {
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Opened>(null)
  const [isStudied, setStudied] = useState(false)
  // As it was when it was opened: an answer that comes later must not open it anew in the middle of a stroke.
  const [first] = useState(page)

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const opening = openStudio({
      page: first,
      userId,
      api,
      onSaved: (left) => toasts.getState().show({ variant: 'success', message: savedWords(left) }),
      async onNoCredit() {
        await navigate(paths.checkout())
        toasts.getState().show({ variant: 'danger', message: NO_CREDITS, persist: true })
      },
      onStudied: () => setStudied(true),
    })
    opening.then(
      (studio) => {
        if (signal.aborted) return
        setOpened({ studio })
        const { engine, saver } = studio
        document.addEventListener('visibilitychange', () => document.hidden && engine.settle(), { signal })
        window.addEventListener('pagehide', () => engine.settle(), { signal })
        window.addEventListener('online', () => void saver.sendOwed(), { signal })
      },
      (problem: unknown) => !signal.aborted && setOpened({ problem }),
    )
    return () => {
      leaving.abort()
      setOpened(null)
      opening.then(
        (studio) => studio.close(),
        () => undefined,
      )
    }
  }, [first, userId, navigate])

  if (opened && 'problem' in opened) throw opened.problem
  return { studio: opened?.studio ?? null, isStudied }
}
