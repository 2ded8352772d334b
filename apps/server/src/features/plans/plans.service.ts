import type { CallBody, calls, Plan, PlanId, PlanName } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Db } from '#platform/db/handle.ts'
import { violates } from '#platform/db/violation.ts'
import { type Notices, rememberUntilTold } from '#platform/notices/notices.ts'
import type { Audit } from '#ports/audit.ts'
import { type PlanChange, type PlanRow, planQueries } from './plans.queries.ts'

export type PlanService = ReturnType<typeof createPlanService>

interface Options {
  db: Db
  notices: Pick<Notices, 'onNotice'>
  audit: Pick<Audit, 'write'>
}

export function createPlanService({ db, notices, audit }: Options) {
  const plans = rememberUntilTold(notices, 'plans', async () => (await planQueries(db).list()).map(presentPlan))
  const listPaid = async (): Promise<Plan[]> => (await plans.read()).filter((plan) => plan.paid)

  return {
    list: plans.read,
    listPaid,

    async read(id: PlanId): Promise<Plan> {
      const plan = await planQueries(db).read(id)
      if (!plan) throw appError('PLAN_NOT_FOUND')
      return presentPlan(plan)
    },

    async update(
      caller: Caller,
      name: PlanName,
      change: CallBody<typeof calls.updatePlan>,
    ): Promise<{ updated: true }> {
      const changed = db.transaction(async (tx) => {
        const plan = await planQueries(tx).lockByName(name)
        if (!plan) throw appError('PLAN_NOT_FOUND')
        const wanted: PlanChange = {
          title: change.title,
          description: change.description,
          publicPageLimit: change.publicPageLimit,
          pageCreationLimit: change.pageCreationLimit,
          // A free plan stays free, whatever the form sends.
          priceCents: plan.paid ? Math.round(change.price * 100) : 0,
          stripePriceId: plan.paid ? (change.stripePriceId ?? plan.stripePriceId) : '',
        }
        await planQueries(tx).update(plan.id, wanted)
        const fields = (Object.keys(wanted) as (keyof PlanChange)[]).filter((field) => wanted[field] !== plan[field])
        if (fields.length > 0)
          await audit.write(tx, { action: 'plan_edited', actorId: caller.id, planId: plan.id, fields })
      })
      await changed.catch((error) => {
        if (violates(error, 'plans_stripe_price'))
          throw appError('CONFLICT', 'Another plan already uses this Stripe price ID')
        throw error
      })
      // At once, for whoever asks this process next: a notice takes a moment.
      plans.forget()
      return { updated: true }
    },
  }
}

const presentPlan = (plan: PlanRow): Plan => ({
  id: plan.id,
  name: plan.name,
  title: plan.title,
  description: plan.description,
  price: plan.priceCents / 100,
  discount: plan.discount,
  paid: plan.paid,
  stripe_price_id: plan.stripePriceId,
  public_page_limit: plan.publicPageLimit,
  page_creation_limit: plan.pageCreationLimit,
})
