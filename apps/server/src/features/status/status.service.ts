import type { AppStatus, Plan, SettingName, SetupCheck } from '@huebook/contract'
import type { Db, Tx } from '#platform/db/handle.ts'
import type { SetupPart, SetupState } from '#platform/db/schema.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import { type CheckRow, statusQueries } from './status.queries.ts'

export type StatusService = ReturnType<typeof createStatusService>

/** What each of them throws has the code NOT_CONFIGURED where it is the key that has to be looked at. */
interface Providers {
  tryOpenai(key: string): Promise<void>
  tryStripe(): Promise<void>
  hasPrice(priceId: string): Promise<boolean>
}

interface Options extends Providers {
  db: Db
  keyedHash: KeyedHash
  readSecret(name: 'openai_key' | 'stripe_key' | 'stripe_webhook_secret'): Promise<string>
  listPaidPlans(): Promise<Plan[]>
  webhookUrl: string
}

/** What a key can be written with; anything else would not even get into a request. */
const WRITABLE = /^[\x21-\x7e]+$/

/** Which parts of the site work. They are tried when they change and when somebody asks; what was found is remembered. */
export function createStatusService(options: Options) {
  const { db, keyedHash, readSecret, listPaidPlans, tryOpenai, tryStripe, hasPrice, webhookUrl } = options
  const hashOf = (...tried: string[]): Buffer => keyedHash('setup check', tried.join('\n'))
  const pricesOf = (plans: readonly Plan[]): string[] => plans.map(({ stripe_price_id }) => stripe_price_id)

  async function tryKey(name: SetupPart, key: string, ask: () => Promise<unknown>): Promise<SetupState> {
    const state = WRITABLE.test(key) ? await outcomeOf(ask) : 'refused'
    await statusQueries(db).write({ name, state, tried: hashOf(key), planId: null })
    return state
  }

  async function checkOpenai(): Promise<void> {
    const key = await readSecret('openai_key')
    if (key !== '') await tryKey('openaiApi', key, () => tryOpenai(key))
  }

  async function checkStripe(): Promise<void> {
    const key = await readSecret('stripe_key')
    if (key !== '' && (await tryKey('stripeApi', key, tryStripe)) === 'works') await checkPlans()
  }

  async function checkPlans(): Promise<void> {
    const [key, plans] = await Promise.all([readSecret('stripe_key'), listPaidPlans()])
    if (key === '' || pricesOf(plans).includes('')) return
    let unsold: Plan | undefined
    const state = await outcomeOf(async () => {
      for (const plan of plans) if (!(await hasPrice(plan.stripe_price_id))) unsold ??= plan
    })
    await statusQueries(db).write({
      name: 'plans',
      state: unsold ? 'refused' : state,
      tried: hashOf(key, ...pricesOf(plans)),
      planId: unsold?.id ?? null,
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
      const found = foundOf('plans', stripeKey, ...pricesOf(plans))
      return present(
        found,
        'unchecked',
        plans.find(({ id }) => id === found?.planId),
      )
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

    /** An event has arrived that was signed with this secret: Stripe knows the address, and the secret is the right one. */
    async eventArrived(tx: Tx, secret: string): Promise<void> {
      await statusQueries(tx).writeNowAndThen({
        name: 'stripeWebhook',
        state: 'works',
        tried: hashOf(secret),
        planId: null,
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

const briefly = (plan: Plan | undefined): SetupCheck['plan'] => (plan ? { id: plan.id, title: plan.title } : null)

const only = (state: SetupState, plan?: Plan): SetupCheck => ({ state, checked_at: null, plan: briefly(plan) })

const present = (found: CheckRow | undefined, otherwise: SetupState, plan?: Plan): SetupCheck =>
  found
    ? { state: found.state, checked_at: found.checkedAt.toISOString(), plan: briefly(plan) }
    : { state: otherwise, checked_at: null, plan: null }
