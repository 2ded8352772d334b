import type { PlanName, User } from '@huebook/contract'
import { paths } from '#paths.ts'

type Person = Pick<User, 'admin'>

export const homeOf = ({ admin }: Person) => (admin ? paths.admin() : paths.publicPages())

export const accountOf = ({ admin }: Person) => (admin ? paths.adminAccount() : paths.account())

/** Where somebody goes on to once they are in. */
export function afterSigningIn(user: Person, wanted: string | null, plan: PlanName | null) {
  if (wanted) return wanted
  return plan ? paths.checkout({ plan }) : homeOf(user)
}
