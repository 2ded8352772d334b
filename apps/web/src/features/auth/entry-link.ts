import type { User } from '@huebook/contract'
import { paths } from '#paths.ts'
import { homeOf } from './after-signing-in.ts'

/** Where a visitor signs in, or where somebody signed in goes on. */
export function entryLinkFor(user: Pick<User, 'admin'> | null) {
  if (!user) return { to: paths.signIn(), label: 'Sign in' }
  return { to: homeOf(user), label: 'Colour' }
}
