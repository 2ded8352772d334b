import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { creditUses, gifts } from './schema.ts'

/**
 * Not now(), which is when the transaction has begun: one that has waited for its turn since would judge by a moment that is
 * over, and spend what somebody else has taken meanwhile.
 */
export const CLOCK = sql`clock_timestamp()`

/** Whether a credit is spent or still reserved: a reservation that nobody renews comes back by itself. */
export const stillCounts = or(isNull(creditUses.reservedUntil), gt(creditUses.reservedUntil, CLOCK))

const usedOf = (kind: string) =>
  sql`(select count(*) from ${creditUses} where ${and(eq(creditUses.giftId, gifts.id), eq(creditUses.kind, sql`${kind}`), stillCounts)})`

/** What of a gift's credits is not spent. */
export const leftOfGift = {
  page_creation: sql<number>`greatest(0, ${gifts.pageCreation} - ${usedOf('page_creation')})::integer`,
  public_page: sql<number>`greatest(0, ${gifts.publicPage} - ${usedOf('public_page')})::integer`,
}
