import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { PlanGrid } from '#features/admin-plans/plan-grid.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Plans' }

export async function loader({ request }: LoaderFunctionArgs) {
  const plans = await api.listPlans({}, request.signal)
  if (!plans) throw new Error('Failed to load plans')
  return plans
}

export function Component() {
  const plans = useLoaderData<typeof loader>()
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead title="Plans" lead="What people can choose from, and how much of it they get each month." />
      <PlanGrid plans={plans} />
    </Content>
  )
}
