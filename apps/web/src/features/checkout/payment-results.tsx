import type { ReactNode } from 'react'
import { paths } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { Celebration } from '#ui/confetti/celebration.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { SlowSnail } from '#ui/drawings/slow-snail.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** What has become of a payment: a picture, what there is to say, and the ways on, the likeliest first. */
export interface PaymentResult {
  picture: ReactNode
  title: string
  sentence: ReactNode
  /** In smaller letters. */
  note?: string
  actions: ReactNode
}

const PENCILS = 8
const pencils = (coloured: number) => <PencilBox coloured={coloured} className="w-full" />

const Way = ({ to, children, look = 'drawn' }: { to: string; children: string; look?: 'drawn' | 'primary' }) => (
  <LinkButton look={look} to={to} className="w-full">
    {children}
  </LinkButton>
)

/** To the app that somebody has come from, or on in this browser. */
const WaysBack = ({ status, children }: { status: 'success' | 'canceled'; children: ReactNode }) => (
  <>
    {children}
    <Button asChild className="w-full">
      <a href={`huebook:${paths.payment({ status })}`}>Back to the app</a>
    </Button>
  </>
)

export const canceled: PaymentResult = {
  picture: pencils(0),
  title: 'No payment was made',
  sentence: 'You came back before paying, so nothing was charged. Your plan and your pages are as they were.',
  actions: (
    <>
      <Way look="primary" to={paths.checkout()}>
        Back to the plans
      </Way>
      <Way to={paths.publicPages()}>Go on colouring</Way>
    </>
  ),
}

/** Whoever is not signed in here has paid for an app, or was on Stripe's page for a long while. */
export const paidElsewhere = (actions: ReactNode): PaymentResult => ({
  picture: pencils(PENCILS),
  title: 'Thank you',
  sentence: 'If you came here from the app, go back to it: it notices your payment by itself.',
  note: 'To go on in this browser, sign in.',
  actions: <WaysBack status="success">{actions}</WaysBack>,
})

export const canceledElsewhere = (actions: ReactNode): PaymentResult => ({
  picture: pencils(0),
  title: 'No payment was made',
  sentence: 'Nothing was charged. If you came here from the app, you can go back to it.',
  note: 'To go on in this browser, sign in.',
  actions: <WaysBack status="canceled">{actions}</WaysBack>,
})

/** Somebody has come without having been to Stripe's page. */
export const nothingPaid = (actions: ReactNode): PaymentResult => ({
  picture: pencils(0),
  title: 'No payment to show',
  sentence: 'What becomes of a payment is shown here once you come back from paying.',
  note: 'Your plan and your bills stand in your account.',
  actions,
})

export const paidFor = (plan: string): PaymentResult => ({
  picture: pencils(PENCILS),
  title: `Welcome to ${plan}!`,
  sentence: 'Your plan has begun: printing and downloading are yours, and more pages every month.',
  note: 'What you have paid, and when you pay next, stands in your account.',
  actions: (
    <>
      <Celebration />
      <Way look="primary" to={paths.publicPages()}>
        Start colouring
      </Way>
      <Way to={paths.account()}>See your plan</Way>
    </>
  ),
})

export const late: PaymentResult = {
  picture: <SlowSnail className="w-full" />,
  title: 'This takes a little longer',
  sentence:
    'Stripe has not told us of your payment yet. You need not wait here: your plan begins by itself as soon as it has, and nothing has to be paid twice.',
  note: 'This screen keeps looking, too.',
  actions: (
    <>
      <Way look="primary" to={paths.publicPages()}>
        Go on colouring
      </Way>
      <Way to={paths.account()}>See your account</Way>
    </>
  ),
}

const Wait = ({ children }: { children: string }) => (
  <span className="flex gap-3">
    <Spinner className="mt-1 size-5 shrink-0" />
    {children}
  </span>
)

/** A pencil more is coloured in with each time the site was asked. */
export const waiting = (asked: number): PaymentResult => ({
  picture: pencils(Math.min(PENCILS - 1, asked)),
  title: 'One moment',
  sentence: <Wait>Your plan begins as soon as Stripe has confirmed the payment. That takes a few seconds.</Wait>,
  actions: null,
})

/** An app stays here while somebody pays in their browser. */
export const paysElsewhere = (asked: number): PaymentResult => ({
  picture: pencils(asked % PENCILS),
  title: 'Over to your browser',
  sentence: <Wait>Stripe’s page has opened there. Once you have paid, this screen goes on by itself.</Wait>,
  note: 'If it does not, come back here and say so.',
  actions: (
    <>
      <Way look="primary" to={paths.payment({ status: 'success' })}>
        I have paid
      </Way>
      <Way to={paths.checkout()}>Back to the plans</Way>
    </>
  ),
})
