import type { Credit, Page } from '@huebook/contract'
import { paths } from '#paths.ts'
import type { createToastStore } from '#ui/toasts/toast-store.ts'
import { NO_CREDITS } from './saving/saving-words.ts'

interface Ports {
  /** Whether they have drawn on it on this device, and nobody has that but this device. */
  isBegunHere(): Promise<boolean>
  toasts: ReturnType<typeof createToastStore>
  /** Ends when somebody goes elsewhere before the desk is there. */
  signal: AbortSignal
  leadOn(to: string): Response
}

/** Lets nobody begin somebody else's page who has no credit for it; whoever has begun one, if only on this device, may go on. */
export async function requireMayColor(
  page: Pick<Page, 'is_colored' | 'is_owner'>,
  credit: Pick<Credit, 'public_page'> | null,
  { isBegunHere, toasts, signal, leadOn }: Ports,
): Promise<void> {
  if (!credit) throw new Error('Failed to read credit')
  if (page.is_colored || page.is_owner || credit.public_page > 0 || (await isBegunHere())) return
  signal.throwIfAborted()
  toasts.getState().show({ variant: 'danger', message: NO_CREDITS, persist: 'here', about: paths.checkout() })
  throw leadOn(paths.checkout())
}
