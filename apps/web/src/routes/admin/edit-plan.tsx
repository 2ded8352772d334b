import type { PlanId } from '@huebook/contract'
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router'
import { api } from '#api/index.ts'
import { PlanForm } from '#features/admin-plans/plan-form.tsx'
import { paths } from '#paths.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Card } from '#ui/card.tsx'
import { wrongPrice } from '#ui/charged.ts'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Edit plan' }

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const [plan, status] = await Promise.all([
    api.readPlan({ params: { id: id as PlanId } }, request.signal),
    api.readAppStatus({}, request.signal),
  ])
  if (!plan) return redirect(paths.adminPlans())
  return { plan, mismatch: status?.checks.plans.prices.find((one) => one.plan.id === plan.id) }
}

export function Component() {
  const { plan, mismatch } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  return (
    <Content className="mx-auto max-w-2xl">
      <ScreenHead title="Edit plan" back={<BackLink to={paths.adminPlans()}>All plans</BackLink>} />
      <Card className="p-5 sm:p-7">
        {mismatch && (
          <p role="status" className="mb-6 rounded-card border-2 border-danger-ink p-4">
            {wrongPrice(mismatch)} Change one of the two, so that both are the same.
          </p>
        )}
        <PlanForm key={plan.id} plan={plan} onSaved={revalidate} />
      </Card>
    </Content>
  )
}
