import type { Credit, Plan } from '@huebook/contract'
import { CircleAlert } from 'lucide-react'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Panel } from '#ui/panel.tsx'
import { aboutRenewal } from '#ui/plan-offer.ts'
import { priceOf } from '#ui/price.ts'
import { CancelButton } from './cancel-button.tsx'
import { PencilMeter } from './pencil-meter.tsx'
import { aboutGivenCredits, aboutPayment, aboutPlan } from './plan-words.ts'
import { PortalButton } from './portal-button.tsx'
import { ResumeButton } from './resume-button.tsx'

interface PlanPanelProps {
  /** What is left this month; nothing where that could not be read. */
  credit: Credit | null
  plans: Plan[] | null
  /** Reads anew who is signed in. */
  onChanged(): Promise<void>
}

function PaymentNotice({ sentence }: { sentence: string }) {
  return (
    <div
      role="alert"
      className="mt-4 flex flex-col gap-3 rounded-card border-2 border-ink bg-[color-mix(in_srgb,var(--color-amber)_22%,var(--surface))] p-4"
    >
      <p className="flex gap-2">
        <CircleAlert className="mt-0.5 size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
        <span className="min-w-0">{sentence}</span>
      </p>
      <PortalButton look="primary">Pay now</PortalButton>
    </div>
  )
}

/** Which plan the account is on, what is left of it, and what can be done about it. */
export function PlanPanel({ credit, plans, onChanged }: PlanPanelProps) {
  const user = useUser()
  const { plan, subscription } = user
  const due = aboutPayment(user)
  const own = plans?.find(({ name }) => name === plan.name)
  return (
    <Panel title="Your plan">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <strong className="font-display font-semibold text-2xl">{plan.title}</strong>
        {subscription?.plan.name === plan.name && (
          <span>
            <span className="font-display font-medium text-lg">{priceOf(subscription)}</span>{' '}
            <span className="text-ink-soft">/ month</span>
          </span>
        )}
      </p>
      {due ? <PaymentNotice sentence={due} /> : <p className="mt-2 text-ink-soft">{aboutPlan(user)}</p>}
      {credit && own && (
        <section aria-label="What is left this month" className="mt-5 flex flex-col gap-4">
          <PencilMeter
            label="Pages to colour"
            left={credit.public_page}
            limit={own.public_page_limit}
            pencil="var(--color-sky)"
          />
          <PencilMeter
            label="Pages to create"
            left={credit.page_creation}
            limit={own.page_creation_limit}
            pencil="var(--color-lime)"
          />
          <p className="text-ink-soft text-sm">{aboutRenewal(credit)}</p>
          {aboutGivenCredits(credit) && <p className="text-ink-soft text-sm">{aboutGivenCredits(credit)}</p>}
        </section>
      )}
      <div className="mt-6 flex flex-col gap-3">
        {subscription?.state === 'canceled' && <ResumeButton />}
        <LinkButton look={plan.paid ? 'drawn' : 'primary'} to={paths.checkout()}>
          {subscription ? 'Change plan' : 'See paid plans'}
        </LinkButton>
        {user.stripe_id && !due && <PortalButton>Cards and bills</PortalButton>}
        {subscription && subscription.state !== 'canceled' && <CancelButton onChanged={onChanged} />}
      </div>
    </Panel>
  )
}
