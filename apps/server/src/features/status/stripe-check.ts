import type { Plan } from '@huebook/contract'
import type { Db, Tx } from '#platform/db/handle.ts'
import type { SetupMismatch } from '#platform/db/schema.ts'
import type { ProviderPrice } from '#platform/payments/payments.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { statusQueries } from './status.queries.ts'
import { checkUntilSame, hashOfTried, outcomeOf, tryKey } from './try-key.ts'

interface Options {
  db: Db
  keyedHash: KeyedHash
  /** Empty while there is none. */
  readKey(): Promise<string>
  listPaidPlans(): Promise<Plan[]>
  tryStripe(): Promise<void>
  /** Answers nothing where the key is of the account that our customers are at. */
  findAnotherAccount(): Promise<SetupMismatch['account']>
  /** Nothing where nothing can be sold for it. */
  findPrice(priceId: string): Promise<ProviderPrice | null>
}

/** What the check of the plans was made of: with another amount it says nothing any more. */
export const soldAs = (plans: readonly Plan[]): string[] =>
  plans.map(({ price, stripe_price_id }) => `${stripe_price_id} ${price}`)

/** Whether Stripe takes the key and sells what the plans say, asked now and remembered. */
export function createStripeCheck(options: Options) {
  const { db, keyedHash, readKey, listPaidPlans, tryStripe, findAnotherAccount, findPrice } = options

  async function checkPlans(): Promise<void> {
    const [key, plans] = await Promise.all([readKey(), listPaidPlans()])
    if (key === '' || plans.some(({ stripe_price_id }) => stripe_price_id === '')) return
    let unsold: Plan | undefined
    const prices: NonNullable<SetupMismatch['prices']> = []
    const state = await outcomeOf(async () => {
      for (const plan of plans) {
        const price = await findPrice(plan.stripe_price_id)
        if (!price) unsold ??= plan
        else if (!isAsShown(price, plan)) prices.push({ planId: plan.id, ...price })
      }
    })
    const isMismatched = prices.length > 0
    await statusQueries(db).write({
      name: 'plans',
      state: unsold ? 'refused' : isMismatched ? 'mismatched' : state,
      tried: hashOfTried(keyedHash, key, ...soldAs(plans)),
      planId: unsold?.id ?? prices[0]?.planId ?? null,
      mismatch: isMismatched ? { prices } : null,
    })
  }

  return {
    checkPlans,

    check: (): Promise<void> =>
      checkUntilSame(readKey, async (key) => {
        const ask = async () => {
          await tryStripe()
          const account = await findAnotherAccount()
          return account && { account }
        }
        const state = await tryKey({ db, keyedHash, name: 'stripeApi', key, ask })
        if (state === 'works') await checkPlans()
      }),

    /** An event has arrived that was signed with this secret: Stripe knows the address, and the secret is the right one. */
    async eventArrived(tx: Tx, secret: string): Promise<void> {
      await statusQueries(tx).writeNowAndThen({
        name: 'stripeWebhook',
        state: 'works',
        tried: hashOfTried(keyedHash, secret),
        planId: null,
        mismatch: null,
      })
    },
  }
}

/** A plan is sold for dollars, by the month. */
const isAsShown = ({ amount, currency, every }: ProviderPrice, { price }: Plan): boolean =>
  amount === Math.round(price * 100) && currency === 'usd' && every?.interval === 'month' && every.count === 1
