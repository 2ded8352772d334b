import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import {
  canceled,
  canceledElsewhere,
  late,
  nothingPaid,
  type PaymentResult,
  paidElsewhere,
  paidFor,
  paysElsewhere,
  waiting,
} from '#features/checkout/payment-results.tsx'
import { useAwaitedPlan } from '#features/checkout/use-awaited-plan.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { leadOn } from '#routes/lead-on.ts'
import { session, wantedAddress } from '#session/index.ts'
import { useVisitor } from '#session/use-user.ts'
import { Button } from '#ui/button.tsx'
import { AuthScreen } from './auth-screen.tsx'

export const handle = { title: 'Payment' }

/**
 * Stripe's page leads back here with a status; an app waits here without one. A browser has nothing to wait for: what
 * somebody pays stands in their account, and a visitor is told that nothing is shown here.
 */
export function loader({ request }: LoaderFunctionArgs) {
  const status = new URL(request.url).searchParams.get('status')
  if (status === 'success' || status === 'canceled') return status
  return !platform.isInstalled && session.getState().user ? leadOn(request, paths.account()) : null
}

function Shown({ result: { picture, title, sentence, note, actions } }: { result: PaymentResult }) {
  return (
    <AuthScreen picture={picture}>
      <div aria-live="polite">
        <h1 className="text-4xl">{title}</h1>
        <p className="mt-3 text-lg">{sentence}</p>
        {note && <p className="mt-3 text-ink-soft">{note}</p>}
      </div>
      <div className="mt-7 flex flex-col gap-3">{actions}</div>
    </AuthScreen>
  )
}

/** Signing in leads back to the result, or to the plans where there is none. */
function SignIn({ wanted }: { wanted: string }) {
  const navigate = useNavigate()

  function signIn() {
    wantedAddress.remember(wanted)
    void navigate(paths.signIn())
  }

  return (
    <Button look="primary" onClick={signIn} className="w-full">
      Sign in
    </Button>
  )
}

function Awaited({ isPaid }: { isPaid: boolean }) {
  const { plan, asked, isLate } = useAwaitedPlan()
  if (plan) return <Shown result={paidFor(plan.title)} />
  if (!isPaid) return <Shown result={paysElsewhere(asked)} />
  return <Shown result={isLate ? late : waiting(asked)} />
}

/** What has become of a payment. */
export function Component() {
  const status = useLoaderData<typeof loader>()
  const visitor = useVisitor()
  if (visitor) return status === 'canceled' ? <Shown result={canceled} /> : <Awaited isPaid={status === 'success'} />
  if (status === null) return <Shown result={nothingPaid(<SignIn wanted={paths.account()} />)} />
  return status === 'success' ? (
    <Shown result={paidElsewhere(<SignIn wanted={paths.payment({ status })} />)} />
  ) : (
    <Shown result={canceledElsewhere(<SignIn wanted={paths.checkout()} />)} />
  )
}
