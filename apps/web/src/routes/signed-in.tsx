import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { AppNews } from '#features/app-news/app-news.tsx'
import { homeOf } from '#features/auth/after-signing-in.ts'
import { useSignOut } from '#features/auth/sign-out.ts'
import { SignedInFrame } from '#features/menu/signed-in-frame.tsx'
import { useWaitingReviews, waitingWords } from '#features/reviews/waiting-reviews.ts'
import { useSite } from '#features/site/site-store.ts'
import { paths } from '#paths.ts'
import { whenIdle } from '#platform/when-idle.ts'
import { useUser } from '#session/use-user.ts'
import { LeaveGuard } from '#ui/editing/leave-guard.tsx'

/** Whether somebody pays for every byte, and has told the browser so. */
const isSparing = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Fetches the code of the screen that most people open next, once this one has nothing better to do. */
function useWarmUp(load: () => Promise<unknown>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen
  useEffect(() => {
    if (isSparing()) return
    // What fails now is tried again, and told, when the screen is opened.
    return whenIdle(() => void load().catch(() => undefined))
  }, [])
}

/** Administrators colour nothing. */
const nothing = async () => undefined

const theDesk = async () => (await import('./user/color-page.tsx')).warmUp()

export function Component() {
  const { name } = useSite()
  const user = useUser()
  const signOut = useSignOut()
  const count = useWaitingReviews(user.admin)
  useWarmUp(user.admin ? nothing : theDesk)
  return (
    <SignedInFrame
      siteName={name}
      home={homeOf(user)}
      user={user}
      waiting={count > 0 ? { to: paths.adminPages(), count, words: waitingWords(count) } : null}
      onSignOut={signOut}
    >
      <LeaveGuard />
      <Outlet />
      <AppNews siteName={name} mayInstall={!user.admin} />
    </SignedInFrame>
  )
}
