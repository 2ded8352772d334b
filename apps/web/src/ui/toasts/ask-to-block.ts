import { BLOCK_REASON_MAX_LENGTH } from '@huebook/contract'
import type { Question } from './confirmation-store.ts'

/** The question before something is blocked, wherever that is done; why can be written, and need not be. */
export const askToBlock = (
  what: 'page' | 'colouring',
  about: string,
  block: (reason: string) => unknown,
): Question => ({
  message: `Are you sure to block the ${what}?`,
  about,
  line: {
    label: 'Reason',
    hint: 'If you like. Its owner reads it, and it stands in the audit log.',
    maxLength: BLOCK_REASON_MAX_LENGTH,
  },
  action: block,
})
