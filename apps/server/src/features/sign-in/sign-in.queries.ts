import type { UserId } from '@huebook/contract'
import { and, eq, getTableColumns, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Handle } from '#platform/db/handle.ts'
import { signInRequests as requests, type SignInKind } from '#platform/db/schema.ts'
import { statement } from '#platform/db/statement.ts'
import { LIFETIME_MINUTES, WRONG_CODES } from './sign-in.limits.ts'

export type SignInRequest = typeof requests.$inferSelect
export type NewRequest = Omit<typeof requests.$inferInsert, 'expiresAt' | 'wrongCodes' | 'createdAt' | 'usedAt'>

const live = and(isNull(requests.usedAt), gt(requests.expiresAt, sql`now()`))

const fields = getTableColumns(requests)

const findRequestByToken = statement((db) => ({
  query: db
    .select(fields)
    .from(requests)
    .where(and(eq(requests.tokenHash, sql.placeholder('tokenHash')), live)),
  fields,
}))

const spendRequest = statement((db) => ({
  query: db
    .update(requests)
    .set({ usedAt: sql`now()` })
    .where(and(eq(requests.id, sql.placeholder('id')), live))
    .returning(fields),
  fields,
}))

const lockGuessableRequests = statement((db) => ({
  query: db
    .select(fields)
    .from(requests)
    .where(
      and(
        eq(requests.email, sql.placeholder('email')),
        live,
        inArray(requests.kind, ['sign-in', 'sign-up']),
        lt(requests.wrongCodes, WRONG_CODES),
      ),
    )
    .orderBy(requests.id)
    .for('update'),
  fields,
}))

export const signInQueries = (handle: Handle) => {
  const isKind = (kind: SignInKind) => eq(requests.kind, kind)

  return {
    insert: (request: NewRequest) =>
      handle
        .insert(requests)
        .values({ ...request, expiresAt: sql`now() + make_interval(mins => ${LIFETIME_MINUTES[request.kind]})` }),

    findLive: async (id: string): Promise<SignInRequest | undefined> =>
      (
        await handle
          .select()
          .from(requests)
          .where(and(eq(requests.id, id), live))
      )[0],

    findByToken: async (tokenHash: Buffer): Promise<SignInRequest | undefined> =>
      (await findRequestByToken(handle, { tokenHash }))[0],

    /** Answers the request to one caller only, however many ask at once. */
    spend: async (id: string): Promise<SignInRequest | undefined> => (await spendRequest(handle, { id }))[0],

    /** The requests of an address whose code still counts; whoever guesses at the same time waits here. */
    lockGuessable: (email: string) => lockGuessableRequests(handle, { email }),

    countWrongCode: (ids: string[]) =>
      handle
        .update(requests)
        .set({ wrongCodes: sql`${requests.wrongCodes} + 1` })
        .where(inArray(requests.id, ids)),

    /** A spent one stays: it says when the address was changed. */
    deletePendingChanges: (userId: UserId) =>
      handle.delete(requests).where(and(eq(requests.userId, userId), isKind('change-email'), isNull(requests.usedAt))),

    /** The ways back to addresses that the account has had since this request was made. */
    deleteLaterUndos: ({ id, userId, createdAt }: SignInRequest) =>
      handle
        .delete(requests)
        .where(
          and(
            eq(requests.userId, userId as UserId),
            isKind('undo-email'),
            ne(requests.id, id),
            gt(requests.createdAt, createdAt),
          ),
        ),

    lockTo: (email: string) =>
      handle
        .select({ id: requests.id })
        .from(requests)
        .where(eq(requests.email, email))
        .orderBy(requests.id)
        .for('update'),
    /** But for those of other accounts: somebody's way back to this address is still theirs. */
    deleteTo: (email: string) => handle.delete(requests).where(and(eq(requests.email, email), isNull(requests.userId))),
    deleteOf: (userId: UserId) => handle.delete(requests).where(eq(requests.userId, userId)),
    deleteDead: () => handle.delete(requests).where(lte(requests.expiresAt, sql`now()`)),
  }
}
