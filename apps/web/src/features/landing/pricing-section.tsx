import type { Plan, Website } from '@huebook/contract'
import { PlanCard } from './plan-card.tsx'
import { Section } from './section.tsx'

interface PricingSectionProps {
  pricing: Website['landing']['pricing']
  plans: Plan[]
}

export function PricingSection({ pricing, plans }: PricingSectionProps) {
  return (
    <Section anchor="pricing" title="Pricing" subheading={pricing.subheading}>
      <div className="mx-auto mt-12 grid max-w-md gap-6 lg:max-w-none lg:auto-cols-fr lg:grid-flow-col">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
    </Section>
  )
}
