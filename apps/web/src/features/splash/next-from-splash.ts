import type { User } from '@huebook/contract'
import { paths } from '#paths.ts'
import type { Platform } from '#platform/platform.ts'

interface Arrival {
  user: Pick<User, 'admin'> | null
  /** Whether somebody has come to say another server. */
  isChange: boolean
}

/** Where a starting app goes on to; null while it does not know its server, or is to be told another. */
export function nextFromSplash(
  { isInstalled, serverAddress }: Pick<Platform, 'isInstalled' | 'serverAddress'>,
  { user, isChange }: Arrival,
) {
  if (!isInstalled) return paths.landing()
  if (serverAddress() === null || isChange) return null
  // The guard there knows better, should this be an administrator.
  return user ? paths.publicPages() : paths.signIn()
}
