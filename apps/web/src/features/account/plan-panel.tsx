import type { UserSubscription } from '@huebook/contract'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Panel } from '#ui/panel.tsx'

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

function aboutPlan(paid: boolean, subscription: UserSubscription | null) {
  if (!paid) return 'A paid plan lets you download and print, and create and colour more pages a month.'
  if (subscription?.canceled_at && subscription.expire_at)
    return `It is canceled and stays yours until ${day.format(new Date(subscription.expire_at))}.`
  return 'Download and print as much as you like.'
}

/** Which plan the account is on, and the way to another. */
export function PlanPanel() {
  const { plan, subscription } = useUser()
  return (
    <Panel title="Your plan">
      <p className="text-lg">
        You are on the <strong>{plan.title}</strong> plan.
      </p>
      <p className="mt-2 text-ink-soft">{aboutPlan(plan.paid, subscription)}</p>
      <LinkButton to={paths.checkout()} className="mt-5">
        {plan.paid ? 'Change plan' : 'See paid plans'}
      </LinkButton>
    </Panel>
  )
}
