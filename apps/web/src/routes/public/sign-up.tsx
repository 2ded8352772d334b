import type { Plan } from '@huebook/contract'
import { Link, useSearchParams } from 'react-router'
import { useSite } from '#features/site/site-store.ts'
import { paths } from '#paths.ts'
import { wantedAddress } from '#session/index.ts'
import { aboutPaying } from '#ui/plan-offer.ts'
import { priceOf } from '#ui/price.ts'
import { TextLink } from '#ui/text-link.tsx'
import { MailScreen } from './mail-screen.tsx'

export const handle = { title: 'Sign up' }

/** Whoever has just picked a plan, or a page, wants that now, and no longer what they tried to open before. */
export function loader({ request }: { request: Request }) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('plan')) wantedAddress.forget()
  const next = searchParams.get('next')
  if (next) wantedAddress.remember(next)
  return null
}

/** The plan a visitor picked on the landing, so that they see it came along. */
function ChosenPlan({ plan }: { plan: Plan }) {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border-2 border-ink bg-surface px-4 py-3">
      <p className="min-w-0">
        <span className="font-display font-semibold">{plan.title}</span>{' '}
        <span className="whitespace-nowrap text-ink-soft">{priceOf(plan)} / month</span>
        <span className="block text-ink-soft text-sm">{aboutPaying(plan)}</span>
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

export function Component() {
  const { plans } = useSite()
  const [query] = useSearchParams()
  const chosen = plans.find(({ name, paid }) => paid && name === query.get('plan'))
  return (
    <MailScreen
      kind="sign-up"
      plan={chosen?.name}
      intro={
        <>
          <h1 className="text-4xl">Sign up</h1>
          <p className="mt-3 text-lg">Your name for your pages, and where to mail you a link and a code.</p>
          {chosen && <ChosenPlan plan={chosen} />}
        </>
      }
      otherwise={
        <p className="mt-6">
          Already have an account? <TextLink to={paths.signIn()}>Sign in</TextLink>
        </p>
      }
    />
  )
}
