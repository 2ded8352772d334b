import { Outlet } from 'react-router'
import { homeOf } from '#features/auth/after-signing-in.ts'
import { useSignOut } from '#features/auth/sign-out.ts'
import { SignedInFrame } from '#features/menu/signed-in-frame.tsx'
import { useSite } from '#features/site/site-store.ts'
import { useUser } from '#session/use-user.ts'
import { LeaveGuard } from '#ui/editing/leave-guard.tsx'
import { useWarmUp } from './warm-up.ts'

/** Administrators colour nothing. */
const nothing = async () => undefined

const theDesk = async () => (await import('./user/color-page.tsx')).warmUp()

export function Component() {
  const { name } = useSite()
  const user = useUser()
  const signOut = useSignOut()
  useWarmUp(user.admin ? nothing : theDesk)
  return (
    <SignedInFrame siteName={name} home={homeOf(user)} user={user} onSignOut={signOut}>
      <LeaveGuard />
      <Outlet />
    </SignedInFrame>
  )
}
