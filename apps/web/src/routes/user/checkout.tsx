import type { PlanName } from '@huebook/contract'
import { CalendarClock, Info, type LucideIcon } from 'lucide-react'
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
import { aboutEmpty, aboutSale } from '#ui/plan-offer.ts'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Choose plan' }

/** Which plan somebody has may have changed in another tab, or on Stripe's page they come back from. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [plans, credit] = await Promise.all([
    api.listPaidPlans({}, signal),
    api.readCredit({}, signal),
    readAgain(signal),
  ])
  if (!plans) throw new Error('Failed to load plans')
  return { plans, empty: credit && aboutEmpty(credit) }
}

/** To choose another plan changes nothing but the address. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname

const Note = ({ icon: Icon, children }: { icon: LucideIcon; children: string }) => (
  <p className="mb-6 flex gap-2">
    <Icon className="mt-0.5 size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
    <span className="min-w-0">{children}</span>
  </p>
)

export function Component() {
  const { plans, empty } = useLoaderData<typeof loader>()
  const noSale = aboutSale(plans)
  const [query, setQuery] = useSearchParams()
  const choose = (plan: PlanName) => setQuery({ plan }, { replace: true, preventScrollReset: true })
  return (
    <Content className="mx-auto max-w-4xl">
      <ScreenHead title="Choose plan" lead="Print and download what you make, and get more pages every month." />
      {noSale && <Note icon={Info}>{noSale}</Note>}
      {empty && <Note icon={CalendarClock}>{empty}</Note>}
      <Checkout plans={plans} chosen={plans.find(({ name }) => name === query.get('plan'))?.name} onChoose={choose} />
    </Content>
  )
}
