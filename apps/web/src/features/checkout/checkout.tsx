import type { Plan, PlanName } from '@huebook/contract'
import { CreditCard, Info } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '#api/index.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { useUser } from '#session/use-user.ts'
import { BusyButton } from '#ui/button.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { priceOf } from '#ui/price.ts'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { PlanChoice } from './plan-choice.tsx'
import { whatHappens, whyNot } from './why-not.ts'

/** The screen of this site that an address leads to, or null where it leads elsewhere. */
export function screenAt(address: string, site: string): string | null {
  if (!URL.canParse(address) || !URL.canParse(site)) return null
  const { origin, pathname, search } = new URL(address)
  return origin === new URL(site).origin ? pathname + search : null
}

/** Goes where a plan is paid for, or straight to the result where nothing is left to pay. */
function useGoPay() {
  const navigate = useNavigate()
  return async (url: string) => {
    toasts.getState().clear()
    const own = screenAt(url, platform.serverAddress() || window.location.origin)
    if (own) return navigate(own)
    platform.openExternal(url)
    // A browser leaves this app for the page; an app stays, and waits for what happens there.
    if (platform.isInstalled) await navigate(paths.payment())
  }
}

/** The more somebody gets, the more of the box is coloured in. */
const PENCILS: Record<PlanName, number> = { free: 0, starter: 5, advanced: 8 }

interface CheckoutProps {
  plans: Plan[]
  chosen: PlanName | undefined
  onChoose(name: PlanName): void
}

/** One plan to choose, what it costs, and the way to pay for it. */
export function Checkout({ plans, chosen, onChoose }: CheckoutProps) {
  const user = useUser()
  const goPay = useGoPay()
  const [busy, run] = useBusy()
  const [refusal, setRefusal] = useState<{ plan: Plan; sentence: string }>()
  const plan = plans.find(({ name }) => name === chosen)
  const reason = whyNot(plan, user)

  async function pay(wanted: Plan) {
    if (!(await kidsLock.ask('payment'))) return
    setRefusal(undefined)
    const answer = await api.checkout({ body: { priceId: wanted.stripe_price_id } }, undefined, ({ message }) =>
      setRefusal({ plan: wanted, sentence: message }),
    )
    if (answer) await goPay(answer.url)
  }

  return (
    <div className="flex flex-col gap-6">
      <PlanChoice plans={plans} own={(user.subscription ?? user).plan.name} chosen={chosen} onChoose={onChoose} />
      <section
        aria-label="Your choice"
        className="flex flex-col gap-x-8 gap-y-4 rounded-card border-2 border-ink bg-surface p-5 shadow-soft sm:p-6 md:flex-row md:items-center"
      >
        <PencilBox coloured={PENCILS[plan?.name ?? 'free']} className="w-36 shrink-0 max-sm:hidden" />
        <div id="what-happens" aria-live="polite" className="min-w-0 grow">
          {plan && (
            <p className="font-display font-medium text-lg">
              {plan.title}, {priceOf(plan)} a month
            </p>
          )}
          <p className="flex gap-2 text-ink-soft">
            {reason && <Info className="mt-0.5 size-5 shrink-0 text-ink" strokeWidth={2} aria-hidden="true" />}
            <span className="min-w-0 max-w-[60ch]">{reason ?? (plan && whatHappens(plan, user))}</span>
          </p>
          {refusal?.plan === plan && refusal && <p className="mt-2 text-danger-ink">{refusal.sentence}</p>}
        </div>
        <BusyButton
          look="primary"
          busy={busy}
          disabled={reason !== null}
          aria-describedby="what-happens"
          onClick={() => plan && void run(() => pay(plan))}
          className="shrink-0"
        >
          {!busy && <CreditCard className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />}
          Checkout
        </BusyButton>
      </section>
    </div>
  )
}
