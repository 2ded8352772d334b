import type { UserId } from '@huebook/contract'
import type { Tx } from '#platform/db/handle.ts'

/** What becomes of what somebody pays for, promised with the transaction it is handed. */
export interface Payments {
  /** They are leaving: what they pay for ends, and the provider forgets them. Before the account, which knows who they are there. */
  forget(tx: Tx, userId: UserId): Promise<void>
  /** They cannot use it any more: no other month is paid for. Answers whether any would have been. */
  stopRenewing(tx: Tx, userId: UserId): Promise<boolean>
  /** They can again. What was stopped stays so, and what was only promised is not done: answers which of both there is. */
  unblock(tx: Tx, userId: UserId): Promise<'stopped' | 'goes on' | null>
  /** There is another key: whatever was missed without it is found. */
  compare(tx: Tx): Promise<void>
}
