import type { AppStatus, Plan, SettingName, SetupCheck } from '@huebook/contract'
import type { Db, Tx } from '#platform/db/handle.ts'
import type { SetupMismatch, SetupPart, SetupState } from '#platform/db/schema.ts'
import type { ProviderPrice } from '#platform/payments/payments.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { isWritableKey } from '#platform/secrets/writable-key.ts'
import { type CheckRow, statusQueries } from './status.queries.ts'

export type StatusService = ReturnType<typeof createStatusService>

/** What each of them throws has the code NOT_CONFIGURED where it is the key that has to be looked at. */
interface Providers {
  tryOpenai(key: string): Promise<void>
  tryStripe(): Promise<void>
  /** Answers nothing where the key is of the account that our customers are at. */
  findAnotherAccount(): Promise<SetupMismatch['account']>
  /** Nothing where nothing can be sold for it. */
  findPrice(priceId: string): Promise<ProviderPrice | null>
}

interface Options extends Providers {
  db: Db
  keyedHash: KeyedHash
  readSecret(name: 'openai_key' | 'stripe_key' | 'stripe_webhook_secret'): Promise<string>
  listPaidPlans(): Promise<Plan[]>
  webhookUrl: string
}

/** Which parts of the site work. They are tried when they change and when somebody asks; what was found is remembered. */
export function createStatusService(options: Options) {
  const { db, keyedHash, readSecret, listPaidPlans, tryOpenai, webhookUrl } = options
  const { tryStripe, findAnotherAccount, findPrice } = options
  const hashOf = (...tried: string[]): Buffer => keyedHash('setup check', tried.join('\n'))
  const pricesOf = (plans: readonly Plan[]): string[] => plans.map(({ stripe_price_id }) => stripe_price_id)
  /** What the check of the plans was made of: with another amount it says nothing any more. */
  const soldAs = (plans: readonly Plan[]): string[] =>
    plans.map(({ price, stripe_price_id }) => `${stripe_price_id} ${price}`)

  /** What `ask` answers does not fit what is kept here. */
  async function tryKey(
    name: SetupPart,
    key: string,
    ask: () => Promise<SetupMismatch | undefined>,
  ): Promise<SetupState> {
    let mismatch: SetupMismatch | undefined
    const outcome = isWritableKey(key)
      ? await outcomeOf(async () => {
          mismatch = await ask()
        })
      : 'refused'
    const state = mismatch ? 'mismatched' : outcome
    await statusQueries(db).write({ name, state, tried: hashOf(key), planId: null, mismatch: mismatch ?? null })
    return state
  }

  /** What is found while another key is saved may be written down after what is found of that one: then it is tried anew. */
  async function checkUntilSame(
    name: 'openai_key' | 'stripe_key',
    check: (key: string) => Promise<void>,
  ): Promise<void> {
    for (let key = await readSecret(name), tried = ''; key !== tried && key !== ''; key = await readSecret(name)) {
      await check(key)
      tried = key
    }
  }

  const checkOpenai = (): Promise<void> =>
    checkUntilSame('openai_key', async (key) => {
      await tryKey('openaiApi', key, async () => {
        await tryOpenai(key)
        return undefined
      })
    })

  const checkStripe = (): Promise<void> =>
    checkUntilSame('stripe_key', async (key) => {
      const state = await tryKey('stripeApi', key, async () => {
        await tryStripe()
        const account = await findAnotherAccount()
        return account && { account }
      })
      if (state === 'works') await checkPlans()
    })

  async function checkPlans(): Promise<void> {
    const [key, plans] = await Promise.all([readSecret('stripe_key'), listPaidPlans()])
    if (key === '' || pricesOf(plans).includes('')) return
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
      tried: hashOf(key, ...soldAs(plans)),
      planId: unsold?.id ?? prices[0]?.planId ?? null,
      mismatch: isMismatched ? { prices } : null,
    })
  }

  async function read(): Promise<AppStatus> {
    const [rows, plans, openaiKey, stripeKey, webhookSecret] = await Promise.all([
      statusQueries(db).list(),
      listPaidPlans(),
      readSecret('openai_key'),
      readSecret('stripe_key'),
      readSecret('stripe_webhook_secret'),
    ])
    /** What was found the last time, if it was found of what is there now. */
    const foundOf = (name: SetupPart, ...now: string[]): CheckRow | undefined =>
      rows.find((row) => row.name === name && row.tried.equals(hashOf(...now)))
    const checkOf = (name: SetupPart, secret: string, otherwise: SetupState): SetupCheck =>
      secret === '' ? only('missing') : present(foundOf(name, secret), otherwise)

    const stripeApi = checkOf('stripeApi', stripeKey, 'unchecked')
    const planCheck = (): SetupCheck => {
      const unpriced = plans.find(({ stripe_price_id }) => stripe_price_id === '')
      if (unpriced) return only('missing', unpriced)
      if (stripeApi.state !== 'works') return only('waiting')
      return present(foundOf('plans', stripeKey, ...soldAs(plans)), 'unchecked', plans)
    }
    const checks = {
      openaiApi: checkOf('openaiApi', openaiKey, 'unchecked'),
      stripeApi,
      stripeWebhook: checkOf('stripeWebhook', webhookSecret, 'waiting'),
      plans: planCheck(),
    }
    const works = (name: SetupPart): boolean => checks[name].state === 'works'
    return {
      openaiApi: works('openaiApi'),
      stripeApi: works('stripeApi'),
      stripeWebhook: works('stripeWebhook'),
      plans: works('plans'),
      checks,
      webhook_url: webhookUrl,
    }
  }

  return {
    read,

    /** Asks the providers now. */
    async check(): Promise<AppStatus> {
      await Promise.all([checkOpenai(), checkStripe()])
      return read()
    },

    /** What hangs on a setting is tried as soon as that has changed. */
    async settingChanged(name: SettingName): Promise<void> {
      if (name === 'openai_key') await checkOpenai()
      if (name === 'stripe_key') await checkStripe()
    },

    plansChanged: checkPlans,
    checkStripe,

    /** An event has arrived that was signed with this secret: Stripe knows the address, and the secret is the right one. */
    async eventArrived(tx: Tx, secret: string): Promise<void> {
      await statusQueries(tx).writeNowAndThen({
        name: 'stripeWebhook',
        state: 'works',
        tried: hashOf(secret),
        planId: null,
        mismatch: null,
      })
    },
  }
}

async function outcomeOf(ask: () => Promise<unknown>): Promise<'works' | 'refused' | 'unreachable'> {
  try {
    await ask()
    return 'works'
  } catch (error) {
    return (error as { code?: unknown }).code === 'NOT_CONFIGURED' ? 'refused' : 'unreachable'
  }
}

/** A plan is sold for dollars, by the month. */
const isAsShown = ({ amount, currency, every }: ProviderPrice, { price }: Plan): boolean =>
  amount === Math.round(price * 100) && currency === 'usd' && every?.interval === 'month' && every.count === 1

const briefly = ({ id, title }: Plan) => ({ id, title })

const only = (state: SetupState, plan?: Plan): SetupCheck => ({
  state,
  checked_at: null,
  plan: plan ? briefly(plan) : null,
  prices: [],
  account: null,
})

function present(found: CheckRow | undefined, otherwise: SetupState, plans: readonly Plan[] = []): SetupCheck {
  if (!found) return only(otherwise)
  const planOf = (planId: Plan['id'] | null) => plans.find(({ id }) => id === planId)
  const account = found.mismatch?.account
  return {
    ...only(found.state, planOf(found.planId)),
    checked_at: found.checkedAt.toISOString(),
    prices: (found.mismatch?.prices ?? []).flatMap(({ planId, ...charged }) => {
      const plan = planOf(planId)
      return plan ? [{ plan: briefly(plan), shown: plan.price, charged }] : []
    }),
    account: account ? { of_key: account.ofKey, of_customers: account.ofCustomers, payers: account.payers } : null,
  }
}
