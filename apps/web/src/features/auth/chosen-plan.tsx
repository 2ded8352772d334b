import type { Plan } from '@huebook/contract'
import { Link } from 'react-router'
import { paths } from '#paths.ts'
import { priceOf } from '#ui/price.ts'

/** The plan a visitor picked on the landing, so that they see it came along. */
export function ChosenPlan({ plan }: { plan: Plan }) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border-2 border-ink bg-surface px-4 py-3">
      <p className="min-w-0">
        <span className="font-display font-semibold">{plan.title}</span>{' '}
        <span className="whitespace-nowrap text-ink-soft">{priceOf(plan)} / month</span>
        <span className="block text-ink-soft text-sm">You pay once you are signed in.</span>
      </p>
      <Link
        to={paths.landing('pricing')}
        className="flex min-h-11 items-center font-medium underline decoration-2 decoration-amber underline-offset-4"
      >
        Change plan
      </Link>
    </div>
  )
}
