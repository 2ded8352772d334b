import type { Plan, User, UserOverview } from '@huebook/contract'
import { Gift as GiftIcon } from 'lucide-react'
import { useState } from 'react'
import { BusyButton, Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { Fact, Facts } from './facts.tsx'
import { GiftList } from './gift-list.tsx'
import { GiveDialog } from './give-dialog.tsx'
import { givenIn, leftIn, paidIn } from './holding-words.ts'
import { resumeRenewal } from './resume-renewal.ts'

interface UserPlanProps {
  user: User
  /** Nothing where it could not be read. */
  overview: UserOverview | null
  /** Those that can be given. */
  plans: Plan[]
  /** Reads everything anew. */
  onChanged(): void
}

function RenewAgainButton({ user, onChanged }: Pick<UserPlanProps, 'user' | 'onChanged'>) {
  const [busy, run] = useBusy()

  async function resume() {
    if (await resumeRenewal(user)) onChanged()
  }

  return (
    <BusyButton busy={busy} onClick={() => void run(resume)} className="mt-4 w-full sm:w-auto">
      Let the plan renew again
    </BusyButton>
  )
}

/** Which plan somebody is on and why, what is left of it, and what was given to them. */
export function UserPlan({ user, overview, plans, onChanged }: UserPlanProps) {
  const [giving, setGiving] = useState<'plan' | 'credits' | null>(null)
  const { plan, subscription, given_plan } = user
  return (
    <Panel title="Plan and credits">
      <Facts>
        <Fact label="Plan">
          <strong className="font-display font-semibold">{plan.title}</strong>
        </Fact>
        <Fact label="Paid">{subscription ? paidIn(subscription) : 'Nothing'}</Fact>
        <Fact label="Given">{given_plan ? givenIn(given_plan) : 'No plan'}</Fact>
        {overview && (
          <>
            <Fact label="Pages to create">{leftIn(overview.credit, 'page_creation')}</Fact>
            <Fact label="Pages to colour">{leftIn(overview.credit, 'public_page')}</Fact>
          </>
        )}
      </Facts>
      {subscription?.renewal_stopped && !user.blocked && <RenewAgainButton user={user} onChanged={onChanged} />}
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={() => setGiving('plan')} className="grow sm:grow-0">
          <GiftIcon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          Give a plan
        </Button>
        <Button onClick={() => setGiving('credits')} className="grow sm:grow-0">
          <GiftIcon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          Give credits
        </Button>
      </div>
      <GiveDialog user={user} plans={plans} what={giving} onClose={() => setGiving(null)} onGiven={onChanged} />
      {overview && overview.gifts.length > 0 && (
        <>
          <h3 className="mt-6 mb-3 text-lg">Gifts</h3>
          <GiftList gifts={overview.gifts} user={user} onChanged={onChanged} />
        </>
      )}
    </Panel>
  )
}
