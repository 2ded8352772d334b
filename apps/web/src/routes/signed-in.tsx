import { Outlet, useNavigate } from 'react-router'
import { homeOf } from '#features/auth/after-signing-in.ts'
import { signOut } from '#features/auth/sign-out.ts'
import { SignedInFrame } from '#features/menu/signed-in-frame.tsx'
import { useSite } from '#features/site/site-store.ts'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'

export function Component() {
  const { name } = useSite()
  const user = useUser()
  const navigate = useNavigate()

  async function leave() {
    await signOut()
    await navigate(paths.signIn())
  }

  return (
    <SignedInFrame siteName={name} home={homeOf(user)} user={user} onSignOut={leave}>
      <Outlet />
    </SignedInFrame>
  )
}
