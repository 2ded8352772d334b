import { NothingHere } from '#features/fallbacks/nothing-here.tsx'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'

export const handle = { title: 'Page not found' }

const wayBack = {
  user: { to: paths.publicPages(), label: 'Go to the public pages' },
  admin: { to: paths.admin(), label: 'Go to the dashboard' },
}

/** For somebody signed in, who keeps their menu. */
export function Component() {
  const { admin } = useUser()
  return <NothingHere wayBack={wayBack[admin ? 'admin' : 'user']} className="lg:min-h-[calc(100dvh-5rem)]" />
}
