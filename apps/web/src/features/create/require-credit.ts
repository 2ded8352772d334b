import type { Credit } from '@huebook/contract'
import { redirect } from 'react-router'
import { paths } from '#paths.ts'
import type { createToastStore } from '#ui/toasts/toast-store.ts'

/** Lets nobody begin a page who has no credit for it. */
export function requireCredit(credit: Credit | null, toasts: ReturnType<typeof createToastStore>): Credit {
  if (!credit) throw new Error('Failed to read credit')
  if (credit.page_creation > 0) return credit
  toasts.getState().show({
    variant: 'danger',
    message: 'No credits available. Upgrade your plan to continue.',
    persist: 'here',
  })
  throw redirect(paths.checkout())
}
