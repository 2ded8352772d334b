import type { Plan } from '@huebook/contract'
import { CircleAlert, CircleCheck, Pencil } from 'lucide-react'
import { paths } from '#paths.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { priceOf } from '#ui/price.ts'

const count = new Intl.NumberFormat('en-US')

function Limit({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="font-display font-medium text-lg">{count.format(value)}</dd>
    </div>
  )
}

/** Whether people can buy it: without a price of Stripe's there is nothing to pay for. */
function Sale({ plan }: { plan: Plan }) {
  const isForSale = plan.stripe_price_id !== ''
  const Icon = isForSale ? CircleCheck : CircleAlert
  return (
    <p className="mt-5 flex gap-2 text-sm">
      <Icon className="mt-0.5 size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />
      <span className="min-w-0">{isForSale ? 'Can be bought' : 'Cannot be bought yet: it has no Stripe price ID'}</span>
    </p>
  )
}

function PlanCard({ plan }: { plan: Plan }) {
  const titleId = `plan-${plan.name}`
  return (
    <Card aria-labelledby={titleId} className="flex min-w-0 flex-col p-5 sm:p-6">
      <h2 id={titleId} className="text-2xl">
        {plan.title}
      </h2>
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display font-semibold text-4xl">{priceOf(plan)}</span>
        {plan.paid && <span className="text-ink-soft">/ month</span>}
      </p>
      {plan.description && <p className="mt-3 text-ink-soft">{plan.description}</p>}
      <dl className="mt-5 flex flex-col gap-1 border-line-faint border-t-2 border-dashed pt-4">
        <Limit label="Public page limit" value={plan.public_page_limit} />
        <Limit label="Page creation limit" value={plan.page_creation_limit} />
      </dl>
      <div className="mt-auto">
        {plan.paid && <Sale plan={plan} />}
        <LinkButton to={paths.adminEditPlan({ id: plan.id })} className="mt-5 w-full">
          <Pencil className="size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />
          Edit<span className="sr-only"> {plan.title}</span>
        </LinkButton>
      </div>
    </Card>
  )
}

/** Every plan with what it costs and allows. */
export function PlanGrid({ plans }: { plans: Plan[] }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-6">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </div>
  )
}
