import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { api } from '#api/index.ts'

interface WaitingReviews {
  count: number
  /** Asks anew. What goes unanswered tells nobody: nobody has asked for it, and the next screen does again. */
  read(signal?: AbortSignal): Promise<void>
}

/** How many pages and colourings wait for a look, for whoever looks after the site. */
export const waitingReviews = createStore<WaitingReviews>()((set) => ({
  count: 0,
  async read(signal) {
    const answer = await api.countReviews({}, signal, undefined, () => true)
    if (answer) set({ count: answer.waiting })
  },
}))

/** How many wait, asked again with each screen that an administrator opens. */
export function useWaitingReviews(isAdmin: boolean): number {
  const { pathname } = useLocation()
  const count = useStore(waitingReviews, (state) => state.count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each screen
  useEffect(() => {
    if (!isAdmin) return
    const left = new AbortController()
    void waitingReviews.getState().read(left.signal)
    return () => left.abort()
  }, [isAdmin, pathname])
  return isAdmin ? count : 0
}

/** In words, for the menu and the dashboard. */
export const waitingWords = (count: number): string =>
  count === 1 ? '1 picture waits for your review' : `${count} pictures wait for your review`
