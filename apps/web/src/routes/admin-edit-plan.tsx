import type { PlanId } from '@huebook/contract'
import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router'
import { api } from '#api/index.ts'
import { PlanForm } from '#features/admin-plans/plan-form.tsx'
import { paths } from '#paths.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Card } from '#ui/card.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'
import { Content } from './content.tsx'

export const handle = { title: 'Edit plan' }

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const plan = await api.readPlan({ params: { id: id as PlanId } }, request.signal)
  return plan ?? redirect(paths.adminPlans())
}

export function Component() {
  const plan = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  return (
    <Content className="mx-auto max-w-2xl">
      <ScreenHead title="Edit plan" back={<BackLink to={paths.adminPlans()}>All plans</BackLink>} />
      <Card className="p-5 sm:p-7">
        <PlanForm key={plan.id} plan={plan} onSaved={revalidate} />
      </Card>
    </Content>
  )
}
