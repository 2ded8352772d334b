import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { calls, type User } from '@huebook/contract'
import type pg from 'pg'
import type { StripeAccount } from '../../apps/server/src/testing/stripe/account.ts'

/** Somebody with an account and a session, who pays or may do so. */
export interface Payer {
  id: string
  token: string
}

export async function newPayer(database: pg.Client): Promise<Payer> {
  const id = randomUUID()
  await database.query('insert into users (id, name, email) values ($1, $2, $3)', [id, 'Mia', `${id}@example.org`])
  return signedIn(database, id)
}

/** The same for somebody who has an account: as if they had signed in. */
export async function signedIn(database: pg.Client, id: string): Promise<Payer> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest()
  await database.query('insert into sessions (token_hash, user_id) values ($1, $2)', [hash, id])
  return { id, token }
}

/** What they send to a process of the site. */
export const send = (address: string, payer: Payer, path: string, body?: object): Promise<Response> =>
  fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${payer.token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

/** How that process knows them. */
export async function readUser(address: string, payer: Payer): Promise<User> {
  const answer = await fetch(`${address}/api${calls.readCurrentUser.path}`, {
    headers: { authorization: `Bearer ${payer.token}` },
  })
  return (await answer.json()) as User
}

/** Who they are at Stripe. */
export const customersOf = (stripe: Pick<StripeAccount, 'customers'>, payer: Payer) =>
  [...stripe.customers.values()].filter(({ metadata }) => metadata['user_id'] === payer.id)

/** As if a day had passed: the next start of a process compares everything with Stripe. */
export const makeReconciliationDue = (database: pg.Client) =>
  database.query(`update reconciliations set last_at = now() - interval '2 days'`)
