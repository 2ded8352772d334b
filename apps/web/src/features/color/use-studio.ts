import { NewerRecords } from '@huebook/coloring'
import type { Page } from '@huebook/contract'
import { useEffect, useState } from 'react'
import { api } from '#api/index.ts'
import { kept } from '#offline/kept-pages.ts'
import { NeedsNewVersion } from '#offline/new-version.ts'
import { unsaved } from '#offline/unsaved-pages.ts'
import { session } from '#session/index.ts'
import { useUser } from '#session/use-user.ts'
import { toasts } from '#ui/toasts/index.ts'
import { deskLock, journalName } from './journal-names.ts'
import { openStudio, type Studio } from './open-studio.ts'
import { keepSafe } from './saving/keep-safe.ts'
import { pageInTurn } from './saving/page-in-turn.ts'
import { browserPageLock, holdPageLock } from './saving/page-lock.ts'
import { savedPhotos } from './saving/saved-photos.ts'
import { notSentWords, savedWords } from './saving/saving-words.ts'

type Opened = { studio: Studio } | { problem: unknown } | { askBack(): void } | { isTakenDown: true } | null

/** A page to be coloured, as it was loaded. */
export interface ToColor {
  page: Page
  /** Whether the server has described it just now. */
  isCurrent: boolean
  /** How many credits are left; null where nobody could say. */
  credits: number | null
}

interface Opening {
  studio: Studio | null
  isStudied: boolean
  /** Brings the page back from another tab, where it is being coloured. */
  askBack: (() => void) | null
  /** An administrator has taken the page down while it was being coloured. */
  isTakenDown: boolean
}

/** The studio of a page, once it is open and for as long as no other tab wants the page. */
export function useStudio({ page, isCurrent, credits }: ToColor): Opening {
  const { id: userId } = useUser()
  const [opened, setOpened] = useState<Opened>(null)
  const [isStudied, setStudied] = useState(false)
  // As it was when it was opened: an answer that comes later must not open it anew in the middle of a stroke.
  const [first] = useState({ page, isCurrent, credits })

  useEffect(() => {
    const name = journalName(userId, first.page.id)
    let isLeft = false
    let close = async () => {}

    const keep = (current: Page) => kept.keep(userId, current, () => session.getState().user?.id === userId)

    const asItIsNow = pageInTurn(first, {
      seen: () => savedPhotos(() => window.localStorage).of(name),
      read: () => api.readPage({ params: { id: first.page.id } }),
    })

    async function begin() {
      const current = await asItIsNow()
      const studio = await openStudio({
        ...current,
        credits: first.credits,
        userId,
        api,
        onSaved({ photo, preview, previews, strength }, left) {
          toasts.getState().show({ variant: 'success', message: savedWords(left) })
          void keep({ ...current.page, is_colored: true, colored: { photo, preview, previews, strength } })
        },
        onNotSent: (why) => toasts.getState().show(notSentWords(why)),
        onTakenDown() {
          if (isLeft) return
          // It is said on the desk instead, for as long as that is open.
          toasts.getState().clear()
          setOpened({ isTakenDown: true })
          void unsaved.forget(userId, current.page.id)
          void close()
          close = async () => {}
        },
        onStudied: () => !isLeft && setStudied(true),
      })
      const leave = keepSafe(studio)
      close = async () => {
        leave()
        if (isLeft) await studio.leave()
        await studio.close()
      }
      if (isLeft) return
      setOpened({ studio })
      if (current.isCurrent) void keep(current.page)
    }

    const lock = holdPageLock(
      deskLock(name),
      {
        begin: () => begin().catch((problem: unknown) => void (isLeft || setOpened({ problem: inWords(problem) }))),
        async end() {
          if (!isLeft) setOpened({ askBack: () => lock.ask() })
          if (!isLeft) setStudied(false)
          await close()
          close = async () => {}
        },
      },
      browserPageLock(deskLock(name)),
    )
    return () => {
      isLeft = true
      setOpened(null)
      lock.leave()
    }
  }, [first, userId])

  if (opened && 'problem' in opened) throw opened.problem
  return {
    studio: opened && 'studio' in opened ? opened.studio : null,
    askBack: opened && 'askBack' in opened ? opened.askBack : null,
    isTakenDown: opened !== null && 'isTakenDown' in opened,
    isStudied,
  }
}

/** What the error screen knows a way out of. */
const inWords = (problem: unknown): unknown =>
  problem instanceof NewerRecords ? new NeedsNewVersion(problem.message, { cause: problem }) : problem
