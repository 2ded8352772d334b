import { calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import type { PlanService } from './plans.service.ts'

export const planRoutes = (plans: PlanService, onChanged: () => Promise<void>): Endpoint[] => [
  endpoint(calls.listPlans, () => plans.list(), { shared: true }),
  endpoint(calls.listPaidPlans, () => plans.listPaid()),
  endpoint(calls.readPlan, ({ params }) => plans.read(params.id)),
  endpoint(calls.updatePlan, async ({ user, params, body }) => {
    const answer = await plans.update(user, params.name, body)
    await onChanged()
    return answer
  }),
]
