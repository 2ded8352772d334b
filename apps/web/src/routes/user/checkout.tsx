import type { PlanName } from '@huebook/contract'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { api } from '#api/index.ts'
import { readAgain } from '#features/auth/current-user.ts'
import { Checkout } from '#features/checkout/checkout.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Choose plan' }

/** Which plan somebody has may have changed in another tab, or on Stripe's page they come back from. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [plans] = await Promise.all([api.listPaidPlans({}, signal), readAgain(signal)])
  if (!plans) throw new Error('Failed to load plans')
  return plans
}

/** To choose another plan changes nothing but the address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

export function Component() {
  const plans = useLoaderData<typeof loader>()
  const [query, setQuery] = useSearchParams()
  const choose = (plan: PlanName) => setQuery({ plan }, { replace: true, preventScrollReset: true })
  return (
    <Content className="mx-auto max-w-4xl">
      <ScreenHead title="Choose plan" lead="Print and download what you make, and get more pages every month." />
      <Checkout plans={plans} chosen={plans.find(({ name }) => name === query.get('plan'))?.name} onChoose={choose} />
    </Content>
  )
}
