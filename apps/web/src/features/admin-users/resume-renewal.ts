import type { User } from '@huebook/contract'
import { api } from '#api/index.ts'
import { toasts } from '#ui/toasts/index.ts'

/** Lets a plan renew again that a block has stopped; answers whether it does. */
export async function resumeRenewal({ id, name }: Pick<User, 'id' | 'name'>): Promise<boolean> {
  const user = await api.resumeUserSubscription({ params: { id } })
  if (!user) return false
  toasts.getState().show({ variant: 'success', message: `The plan of ${name} renews again` })
  return true
}
