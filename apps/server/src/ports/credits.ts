import type { PageId, UserId } from '@huebook/contract'
import type { Tx } from '#platform/db/handle.ts'

/** What a credit pays for. */
export type CreditKind = 'page_creation' | 'public_page'

/**
 * The one way anything spends a credit, first of what the month has and then of what was given: reserve it before the work,
 * settle it with the work's own transaction, or release it if the work has failed. What is neither settled nor renewed comes
 * back by itself.
 */
export interface Credits {
  /** Whatever changes what somebody has left waits for each other until the transaction ends. */
  inTurn(tx: Tx, userId: UserId): Promise<void>
  /** Answers the reservation; fails with NO_CREDIT where nothing is left. */
  reserve(tx: Tx, userId: UserId, kind: CreditKind): Promise<string>
  /** For work that takes long: the reservation holds for another while. */
  renew(tx: Tx, reservation: string): Promise<void>
  /** From now on it is spent. One that has run out meanwhile is taken anew, which fails where nothing is left. */
  settle(tx: Tx, reservation: string, pageId: PageId): Promise<void>
  /** Gives back what was reserved; what is spent already stays so. */
  release(tx: Tx, reservation: string): Promise<void>
}
