import type { User } from '@huebook/contract'
import { paths } from '#paths.ts'
import type { Platform } from '#platform/platform.ts'

/** Where a starting app goes on to; null while it does not know its server. */
export function nextFromSplash(
  { isInstalled, serverAddress }: Pick<Platform, 'isInstalled' | 'serverAddress'>,
  user: Pick<User, 'admin'> | null,
) {
  if (!isInstalled) return paths.landing()
  if (serverAddress() === null) return null
  // The guard there knows better, should this be an administrator.
  return user ? paths.publicPages() : paths.signIn()
}
