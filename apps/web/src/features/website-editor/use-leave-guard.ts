import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'

/** Asks before somebody leaves what they have not saved: by a link, by the way back, by a reload or by closing the tab. */
export function useLeaveGuard(unsaved: boolean) {
  const confirm = useConfirmation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname,
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each attempt to leave
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    confirm({
      message: 'Leave without saving?',
      about: 'What you have changed here is not saved yet.',
      action: () => blocker.proceed(),
    })
  }, [blocker])

  useEffect(() => {
    if (!unsaved) return
    // The browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
