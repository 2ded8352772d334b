import type { Credit } from '@huebook/contract'
import { paths } from '#paths.ts'
import type { createToastStore } from '#ui/toasts/toast-store.ts'

interface Ports {
  toasts: ReturnType<typeof createToastStore>
  /** Ends when somebody goes elsewhere before the screen is there. */
  signal: AbortSignal
  leadOn(to: string): Response
}

/** Lets nobody begin a page who has no credit for it. */
export function requireCredit(credit: Credit | null, { toasts, signal, leadOn }: Ports): Credit {
  if (!credit) throw new Error('Failed to read credit')
  if (credit.page_creation > 0) return credit
  signal.throwIfAborted()
  toasts.getState().show({
    variant: 'danger',
    message: 'No credits available. Upgrade your plan to continue.',
    persist: 'here',
    about: paths.checkout(),
  })
  throw leadOn(paths.checkout())
}
