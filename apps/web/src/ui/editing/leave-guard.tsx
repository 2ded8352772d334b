import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { createStore } from 'zustand/vanilla'
import { session } from '#session/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { confirmations } from '#ui/toasts/index.ts'

/** The forms that hold something which is not saved: a screen may have several. */
const unsavedForms = createStore<{ forms: readonly object[] }>()(() => ({ forms: [] }))

/** What is asked before something typed is lost. */
export const LEAVING = { message: 'Leave without saving?', about: 'What you have changed here is not saved yet.' }

export const isAnythingUnsaved = () => unsavedForms.getState().forms.length > 0

/** What was typed is saved, or given up: it may be left at once, before its form has been drawn again. */
export const leaveFreely = () => unsavedForms.setState({ forms: [] })

/** One form holds something that is not saved, until what is answered is called. */
export function holdUnsaved() {
  const form = {}
  unsavedForms.setState(({ forms }) => ({ forms: [...forms, form] }))
  return () => unsavedForms.setState(({ forms }) => ({ forms: forms.filter((one) => one !== form) }))
}

/** Asks before something typed is lost. The question goes once there is nothing to lose, or by what is answered. */
export function askToLeave(leave: () => void) {
  const asked = confirmations.getState().ask({ ...LEAVING, action: leave })
  const withdraw = () => confirmations.getState().withdraw(asked)
  const forget = unsavedForms.subscribe(() => {
    if (!isAnythingUnsaved()) withdraw()
  })
  return () => {
    forget()
    withdraw()
  }
}

/** Says of one form whether it holds something that is not saved. */
export function useUnsaved(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const release = holdUnsaved()
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      release()
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsaved])
}

/** Whether a child sits at a simple desk. Where the session has ended there is nothing to sit at. */
const isHeld = () => kidsLock.holdsDesk() && session.getState().token !== ''

/** Asks for a grown-up before a simple desk is left. */
function askGrownUp(blocker: { proceed(): void; reset(): void }) {
  const asking = new AbortController()
  void kidsLock.ask('desk', asking.signal).then((isSolved) => {
    if (asking.signal.aborted) return
    if (isSolved) blocker.proceed()
    else blocker.reset()
  })
  return () => asking.abort()
}

/**
 * Asks before somebody leaves what they have not saved, by a link, by the way back, by a reload or by closing the tab, and
 * before a child leaves a simple desk. One for all screens, since a router asks only one.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      (isAnythingUnsaved() || isHeld()) && currentLocation.pathname !== nextLocation.pathname,
  )

  // One that is let through, or given up by the router, is not to be agreed to any more.
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    return isAnythingUnsaved() ? askToLeave(() => blocker.proceed()) : askGrownUp(blocker)
  }, [blocker])

  return null
}
