import { BLOCK_REASON_MAX_LENGTH, type Page } from '@huebook/contract'
import type { Question } from './confirmation-store.ts'

/** The question before a page is blocked, wherever that is done; why can be written, and need not be. */
export const askToBlock = (page: Page, block: (reason: string) => unknown): Question => ({
  message: 'Are you sure to block the page?',
  about: `${page.title}, by ${page.user.name}`,
  line: {
    label: 'Reason',
    hint: 'If you like. Its owner reads it, and it stands in the audit log.',
    maxLength: BLOCK_REASON_MAX_LENGTH,
  },
  action: block,
})
