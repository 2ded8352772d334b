import { createConfirmationStore } from './confirmation-store.ts'
import { createToastStore } from './toast-store.ts'

export const toasts = createToastStore()
export const confirmations = createConfirmationStore()
