import type { UserId } from '@huebook/contract'
import { and, eq, gt, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { signInRequests as requests } from '#platform/db/schema.ts'
import { LIFETIME_MINUTES, WRONG_CODES } from './sign-in.limits.ts'

export type SignInRequest = typeof requests.$inferSelect

const LIFETIME = sql`make_interval(mins => ${LIFETIME_MINUTES})`

export const signInQueries = (handle: Handle) => {
  const live = and(isNull(requests.usedAt), gt(requests.createdAt, sql`now() - ${LIFETIME}`))
  const spend = async (condition: ReturnType<typeof eq>): Promise<SignInRequest | undefined> =>
    (await handle.update(requests).set({ usedAt: sql`now()` }).where(and(condition, live)).returning())[0]

  return {
    insert: (request: typeof requests.$inferInsert) => handle.insert(requests).values(request),

    /** Answers the request to one caller only, however many ask at once. */
    spendByToken: (tokenHash: Buffer) => spend(eq(requests.tokenHash, tokenHash)),
    spend: (id: string) => spend(eq(requests.id, id)),

    /** The requests of an address whose code still counts; whoever guesses at the same time waits here. */
    lockGuessable: (email: string) =>
      handle
        .select()
        .from(requests)
        .where(and(eq(requests.email, email), live, isNotNull(requests.codeHash), lt(requests.wrongCodes, WRONG_CODES)))
        .orderBy(requests.id)
        .for('update'),

    countWrongCode: (ids: string[]) =>
      handle
        .update(requests)
        .set({ wrongCodes: sql`${requests.wrongCodes} + 1` })
        .where(inArray(requests.id, ids)),

    deleteEmailChanges: (userId: UserId) => handle.delete(requests).where(eq(requests.userId, userId)),
    deleteTo: (email: string) => handle.delete(requests).where(eq(requests.email, email)),
    deleteDead: () => handle.delete(requests).where(lt(requests.createdAt, sql`now() - ${LIFETIME}`)),
  }
}
