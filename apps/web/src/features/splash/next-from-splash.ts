import type { User } from '@huebook/contract'
import { paths } from '#paths.ts'
import type { Platform } from '#platform/platform.ts'

interface Arrival {
  user: Pick<User, 'admin'> | null
  /** Whether somebody has come to say another server. */
  isChange: boolean
  /** Whether the site was opened from beside somebody's apps, where it has no landing to pass either. */
  isStart: boolean
  /** The screen they were last at. */
  place: string | null
}

/** Where a starting app goes on to; null while it does not know its server, or is to be told another. */
export function nextFromSplash(
  { isInstalled, serverAddress }: Pick<Platform, 'isInstalled' | 'serverAddress'>,
  { user, isChange, isStart, place }: Arrival,
) {
  if (!isInstalled && !isStart) return paths.landing()
  if (serverAddress() === null || isChange) return null
  if (!user) return paths.signIn()
  // The guard there knows better, should this be an administrator.
  return place ?? paths.publicPages()
}
