import type { CallBody, calls, Plan, PlanId, PlanName } from '@huebook/contract'
import { AppError, appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import { mergeEdits } from '#http/merge-edits.ts'
import type { Db } from '#platform/db/handle.ts'
import { violates } from '#platform/db/violation.ts'
import { type Notices, rememberUntilTold } from '#platform/notices/notices.ts'
import type { Audit } from '#ports/audit.ts'
import { type PlanChange, type PlanRow, planQueries } from './plans.queries.ts'

export type PlanService = ReturnType<typeof createPlanService>

type PlanUpdate = CallBody<typeof calls.updatePlan>

interface Options {
  db: Db
  notices: Pick<Notices, 'onNotice'>
  audit: Pick<Audit, 'write'>
  /** Whether somebody takes card payments; a setting. */
  takesPayments(): Promise<boolean>
}

export function createPlanService({ db, notices, audit, takesPayments }: Options) {
  const plans = rememberUntilTold(notices, 'plans', async () => {
    const [rows, isTaken] = await Promise.all([planQueries(db).list(), takesPayments()])
    return rows.map((row) => presentPlan(row, isTaken))
  })
  notices.onNotice('settings', plans.forget)
  const listPaid = async (): Promise<Plan[]> => (await plans.read()).filter((plan) => plan.paid)

  return {
    list: plans.read,
    listPaid,

    async read(id: PlanId): Promise<Plan> {
      const plan = await planQueries(db).read(id)
      if (!plan) throw appError('PLAN_NOT_FOUND')
      return presentPlan(plan, await takesPayments())
    },

    async update(caller: Caller, name: PlanName, { base, ...change }: PlanUpdate): Promise<{ updated: true }> {
      requireName(name, change.name)
      const changed = db.transaction(async (tx) => {
        const plan = await planQueries(tx).lockByName(name)
        if (!plan) throw appError('PLAN_NOT_FOUND')
        const mine = changeOf(plan, change)
        const wanted = base
          ? mergeEdits({ base: changeOf(plan, base), mine, current: plan }, () => OVERTAKEN, fieldOf)
          : mine
        await planQueries(tx).update(plan.id, wanted)
        const fields = (Object.keys(wanted) as (keyof PlanChange)[]).filter((field) => wanted[field] !== plan[field])
        if (fields.length > 0)
          await audit.write(tx, { action: 'plan_edited', actorId: caller.id, planId: plan.id, fields })
      })
      await changed.catch((error) => {
        if (violates(error, 'plans_stripe_price')) throw appError('PRICE_TAKEN')
        throw error
      })
      // At once, for whoever asks this process next: a notice takes a moment.
      plans.forget()
      return { updated: true }
    },
  }
}

const OVERTAKEN = 'Another administrator has changed this plan since you opened it'

/** A plan goes by its name everywhere: a change that was meant for another one is not made here. */
function requireName(name: PlanName, meant: PlanName): void {
  if (name === meant) return
  const message = `The name of a plan cannot be changed: this is the plan ${name}, not ${meant}`
  throw new AppError('INVALID', message, [{ path: 'name', message }])
}

/** What is stored for what was sent. A free plan stays free, whatever the form sends. */
const changeOf = (plan: PlanRow, sent: Omit<PlanUpdate, 'name' | 'base'>): PlanChange => ({
  title: sent.title,
  description: sent.description,
  priceCents: plan.paid ? Math.round(sent.price * 100) : 0,
  discount: plan.paid ? (sent.discount ?? plan.discount) : 0,
  publicPageLimit: sent.publicPageLimit,
  pageCreationLimit: sent.pageCreationLimit,
  stripePriceId: plan.paid ? (sent.stripePriceId ?? plan.stripePriceId) : '',
})

/** A field by the name it is sent with. */
const fieldOf = (field: keyof PlanChange): string => (field === 'priceCents' ? 'price' : field)

const presentPlan = (plan: PlanRow, isTaken: boolean): Plan => ({
  id: plan.id,
  name: plan.name,
  title: plan.title,
  description: plan.description,
  price: plan.priceCents / 100,
  discount: plan.discount,
  paid: plan.paid,
  stripe_price_id: plan.stripePriceId,
  for_sale: plan.paid && plan.stripePriceId !== '' && isTaken,
  public_page_limit: plan.publicPageLimit,
  page_creation_limit: plan.pageCreationLimit,
})
