import type { Plan, PlanName } from '@huebook/contract'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Badge } from '#ui/badge.tsx'
import { badgesOf, offersOf } from '#ui/plan-offer.ts'
import { priceOf } from '#ui/price.ts'
import './plan-choice.css'

interface ChoiceProps {
  plan: Plan
  isOwn: boolean
  isChosen: boolean
  onChoose(): void
}

function Choice({ plan, isOwn, isChosen, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <label className="choice plan-choice">
      <input
        type="radio"
        name="plan"
        value={plan.name}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-title ${id}-price`}
        aria-describedby={`${id}-about`}
        className="sr-only"
      />
      <span className="plan-choice-head">
        <span aria-hidden="true" className="plan-choice-mark">
          <Check className="size-4.5" strokeWidth={3.5} />
        </span>
        <span id={`${id}-title`} className="min-w-0 font-display font-semibold text-xl [overflow-wrap:anywhere]">
          {plan.title}
        </span>
        <span className="ml-auto flex flex-wrap justify-end gap-2">
          {isOwn && <Badge tone="pale-slate">Your plan</Badge>}
          {!isOwn &&
            badgesOf(plan).map(({ words, tone }) => (
              <Badge key={words} tone={tone}>
                {words}
              </Badge>
            ))}
        </span>
      </span>
      <span id={`${id}-price`} className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="font-display font-semibold text-4xl">{priceOf(plan)}</span>
        <span className="text-ink-soft">/ month</span>
      </span>
      <span id={`${id}-about`} className="mt-3 block">
        {isOwn && <span className="sr-only">Your plan. </span>}
        {plan.description && <span className="block text-ink-soft">{plan.description}</span>}
        <span className="mt-5 flex flex-col gap-2 border-line-faint border-t-2 border-dashed pt-5">
          {offersOf(plan).map((line) => (
            <span key={line} className="flex gap-3">
              <Check className="mt-0.5 size-5 shrink-0" strokeWidth={2.5} aria-hidden="true" />
              {line}
            </span>
          ))}
        </span>
      </span>
    </label>
  )
}

interface PlanChoiceProps {
  plans: Plan[]
  /** The plan somebody has already. */
  own: PlanName
  chosen: PlanName | undefined
  onChoose(name: PlanName): void
}

/** The plans that cost something, of which one can be taken. */
export function PlanChoice({ plans, own, chosen, onChoose }: PlanChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Plan</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-5">
        {plans.map((plan) => (
          <Choice
            key={plan.id}
            plan={plan}
            isOwn={plan.name === own}
            isChosen={plan.name === chosen}
            onChoose={() => onChoose(plan.name)}
          />
        ))}
      </div>
    </fieldset>
  )
}
