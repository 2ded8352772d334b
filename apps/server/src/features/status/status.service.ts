import type { AppStatus, Plan, SettingName, SetupCheck } from '@huebook/contract'
import type { Db } from '#platform/db/handle.ts'
import type { SetupPart, SetupState } from '#platform/db/schema.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { type CheckRow, statusQueries } from './status.queries.ts'
import { soldAs } from './stripe-check.ts'
import { hashOfTried } from './try-key.ts'

export type StatusService = ReturnType<typeof createStatusService>

interface Options {
  db: Db
  keyedHash: KeyedHash
  readSecret(name: 'openai_key' | 'stripe_key' | 'stripe_webhook_secret'): Promise<string>
  listPaidPlans(): Promise<Plan[]>
  /** Ask the providers, and write down what was found. */
  checkOpenai(): Promise<void>
  checkStripe(): Promise<void>
  webhookUrl: string
}

/** Which parts of the site work. They are tried when they change and when somebody asks; what was found is remembered. */
export function createStatusService(options: Options) {
  const { db, keyedHash, readSecret, listPaidPlans, checkOpenai, checkStripe, webhookUrl } = options

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
      rows.find((row) => row.name === name && row.tried.equals(hashOfTried(keyedHash, ...now)))
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
  }
}

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
