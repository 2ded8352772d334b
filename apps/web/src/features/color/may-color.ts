import type { Credit, Page } from '@huebook/contract'
import { redirect } from 'react-router'
import { paths } from '#paths.ts'
import type { createToastStore } from '#ui/toasts/toast-store.ts'
import { NO_CREDITS } from './saving/saving-words.ts'

/** Lets nobody begin somebody else's page who has no credit for it; whoever has begun one may go on. */
export function requireMayColor(
  page: Pick<Page, 'is_colored' | 'is_owner'>,
  credit: Pick<Credit, 'public_page'> | null,
  toasts: ReturnType<typeof createToastStore>,
): void {
  if (!credit) throw new Error('Failed to read credit')
  if (page.is_colored || page.is_owner || credit.public_page > 0) return
  toasts.getState().show({ variant: 'danger', message: NO_CREDITS, persist: 'here' })
  throw redirect(paths.checkout())
}
