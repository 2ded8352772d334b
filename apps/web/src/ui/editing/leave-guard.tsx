import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'

/** The forms that hold something which is not saved: a screen may have several. */
const unsavedForms = new Set<object>()

/** What is asked before something typed is lost. */
export const LEAVING = { message: 'Leave without saving?', about: 'What you have changed here is not saved yet.' }

export const isAnythingUnsaved = () => unsavedForms.size > 0

/** What was typed is saved, or given up: it may be left at once, before its form has been drawn again. */
export const leaveFreely = () => unsavedForms.clear()

/** Says of one form whether it holds something that is not saved. */
export function useUnsaved(unsaved: boolean) {
  useEffect(() => {
    if (!unsaved) return
    const form = {}
    unsavedForms.add(form)
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => {
      unsavedForms.delete(form)
      window.removeEventListener('beforeunload', ask)
    }
  }, [unsaved])
}

/**
 * Asks before somebody leaves what they have not saved: by a link, by the way back, by a reload or by closing the tab. One
 * for all screens, since a router asks only one.
 */
export function LeaveGuard() {
  const confirm = useConfirmation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAnythingUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each attempt to leave
  useEffect(() => {
    if (blocker.state === 'blocked') confirm({ ...LEAVING, action: () => blocker.proceed() })
  }, [blocker])

  return null
}
