import type { PlanName, User } from '@huebook/contract'
import { paths } from '#paths.ts'

type Person = Pick<User, 'admin'>

export const homeOf = ({ admin }: Person) => (admin ? paths.admin() : paths.publicPages())

export const accountOf = ({ admin }: Person) => (admin ? paths.adminAccount() : paths.account())

interface Plans {
  /** The address they came for. */
  wanted: string | null
  plan: PlanName | null
  /** The page they have begun to colour as a visitor. */
  begun: string | null
}

/** Where somebody goes on to once they are in. */
export function afterSigningIn(user: Person, { wanted, plan, begun }: Plans) {
  if (wanted) return wanted
  if (plan) return paths.checkout({ plan })
  return begun && !user.admin ? paths.colorPage({ id: begun }) : homeOf(user)
}

/** Where a visitor signs in, or where somebody signed in goes on. */
export function entryLinkFor(user: Pick<User, 'admin'> | null) {
  if (!user) return { to: paths.signIn(), label: 'Sign in' }
  return { to: homeOf(user), label: 'Colour' }
}
