import { BLOCK_REASON_MAX_LENGTH } from '@huebook/contract'
import type { Question } from './confirmation-store.ts'

type Act = (reason: string) => unknown

/** Why something is blocked can be written, and need not be. */
const withReason = (message: string, about: string, action: Act): Question => ({
  message,
  about,
  line: {
    label: 'Reason',
    hint: 'If you like. Its owner reads it, and it stands in the audit log.',
    maxLength: BLOCK_REASON_MAX_LENGTH,
  },
  action,
})

/** The question before something is blocked, wherever that is done. */
export const askToBlock = (what: 'page' | 'colouring', about: string, block: Act): Question =>
  withReason(`Are you sure to block the ${what}?`, about, block)

/** The question before a colouring is taken away from under its page. */
export const askToTakeDown = (about: string, takeDown: Act): Question =>
  withReason('Take this colouring down? Others do not see it under its page any more', about, takeDown)
