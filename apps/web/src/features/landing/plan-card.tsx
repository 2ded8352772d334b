import type { Plan } from '@huebook/contract'
import { Check } from 'lucide-react'
import { paths } from '#paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { badgesOf, offersOf } from '#ui/plan-offer.ts'
import { priceOf } from '#ui/price.ts'

export function PlanCard({ plan }: { plan: Plan }) {
  const recommended = plan.name === 'starter'
  return (
    <Card
      aria-labelledby={`plan-${plan.name}`}
      className={`flex min-w-0 flex-col p-6 sm:p-7 ${recommended ? 'plan-recommended' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <h3 id={`plan-${plan.name}`} className="text-2xl">
          {plan.title}
        </h3>
        <span className="flex flex-wrap gap-2 empty:hidden">
          {badgesOf(plan).map(({ words, tone }) => (
            <Badge key={words} tone={tone}>
              {words}
            </Badge>
          ))}
        </span>
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display font-semibold text-5xl">{priceOf(plan)}</span>
        {plan.paid && <span className="text-ink-soft">/ month</span>}
      </p>
      {plan.description && <p className="mt-3 text-ink-soft">{plan.description}</p>}
      <ul className="mt-6 mb-8 flex flex-col gap-2 border-line-faint border-t-2 border-dashed pt-6">
        {offersOf(plan).map((line) => (
          <li key={line} className="flex gap-3">
            <Check className="mt-0.5 size-5 shrink-0" strokeWidth={2.5} aria-hidden="true" />
            {line}
          </li>
        ))}
      </ul>
      <LinkButton
        look={recommended ? 'primary' : 'drawn'}
        className="mt-auto"
        to={plan.paid ? paths.signUp({ plan: plan.name }) : paths.signUp()}
      >
        {plan.paid ? `Choose ${plan.title}` : 'Start for free'}
      </LinkButton>
    </Card>
  )
}
