import type { Plan, Website } from '@huebook/contract'
import { Info } from 'lucide-react'
import { aboutSale } from '#ui/plan-offer.ts'
import { PlanCard } from './plan-card.tsx'
import { Section } from './section.tsx'

interface PricingSectionProps {
  pricing: Website['landing']['pricing']
  plans: Plan[]
}

export function PricingSection({ pricing, plans }: PricingSectionProps) {
  const noSale = aboutSale(plans)
  return (
    <Section anchor="pricing" title="Pricing" subheading={pricing.subheading}>
      {noSale && (
        <p className="mt-6 flex justify-center gap-2">
          <Info className="mt-0.5 size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          <span className="min-w-0">{noSale}</span>
        </p>
      )}
      <div className="mx-auto mt-12 grid max-w-md gap-6 lg:max-w-none lg:auto-cols-fr lg:grid-flow-col">
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} />
        ))}
      </div>
    </Section>
  )
}
