import { calls } from '@huebook/contract'
import type pg from 'pg'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { newPayer, readUser, send } from '../processes/payers.ts'
import type { Told } from './ledger.ts'
import { newTold } from './people/person.ts'

/** Buys a plan while all is quiet; answers what whoever did so was told. */
export async function buyFirst(address: string, database: pg.Client, stripe: StripeServer): Promise<Told> {
  const payer = await newPayer(database)
  const answer = await send(address, payer, calls.checkout.path, { priceId: 'price_starter' })
  if (!answer.ok) throw new Error(`Nobody can pay: ${await answer.text()}`)
  const [session] = stripe.sessions.keys()
  stripe.pay(session ?? '')
  const { email } = await waitFor(
    () => readUser(address, payer),
    ({ plan }) => {
      if (plan.name !== 'starter') throw new Error(`They are on ${plan.name}`)
    },
  )
  return { ...newTold(email), id: payer.id, plan: 'starter', renewal: 'goes on' }
}
