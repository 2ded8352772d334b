import { Clock3 } from 'lucide-react'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { CounterBlock } from '#features/dashboard/counter-block.tsx'
import { FirstSteps } from '#features/dashboard/first-steps.tsx'
import { MonthlyPerformance } from '#features/dashboard/monthly-performance.tsx'
import { ownTimeZone, zoneNote } from '#features/dashboard/own-time-zone.ts'
import { areDone, firstSteps, isNewSite } from '#features/dashboard/steps.ts'
import { mailState } from '#features/mail/mail-words.ts'
import { TestMail } from '#features/mail/test-mail.tsx'
import { waitingWords } from '#features/reviews/waiting-reviews.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { Content } from '#ui/content.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'
import { toasts } from '#ui/toasts/index.ts'

export const handle = { title: 'Dashboard' }

/** What the first steps are made of, unless nobody wants to see them any more. */
async function readSetup(signal: AbortSignal) {
  const steps = await api.readFirstSteps({}, signal)
  if (!steps || steps.dismissed) return null
  const [status, mail] = await Promise.all([api.readAppStatus({}, signal), api.readMailStatus({}, signal)])
  return status && mail && { status, mail }
}

type Setup = NonNullable<Awaited<ReturnType<typeof readSetup>>>

const stepsFor = ({ status, mail }: Setup) =>
  firstSteps({ ...status, mailWorks: mailState(mail) === 'works' }, platform.serverAddress() || window.location.origin)

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const query = ownTimeZone()
  const [counters, charts, reviews, setup] = await Promise.all([
    api.readCounters({ query }, signal),
    api.readCharts({ query }, signal),
    api.countReviews({}, signal),
    readSetup(signal),
  ])
  if (!counters || !charts) throw new Error('Failed to load the dashboard')
  // Decided now: the last step that is done here must not take away what it has just said.
  return {
    counters,
    charts,
    waiting: reviews?.waiting ?? 0,
    zone: zoneNote(query, counters.time_zone),
    setup: setup && !areDone(stepsFor(setup)) ? setup : null,
  }
}

export function Component() {
  const { counters, charts, waiting, zone, setup: loaded } = useLoaderData<typeof loader>()
  const [setup, setSetup] = useState(loaded)

  async function dismiss() {
    if (!(await api.dismissFirstSteps())) return
    setSetup(null)
    toasts
      .getState()
      .show({ variant: 'success', message: 'The first steps are hidden. All they lead to is in the menu' })
  }

  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead
        title="Dashboard"
        action={
          waiting > 0 && (
            <LinkButton look="primary" to={paths.adminReviews()}>
              <Clock3 className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
              {waitingWords(waiting)}
            </LinkButton>
          )
        }
      />
      {setup && (
        <FirstSteps
          steps={stepsFor(setup)}
          testMail={<TestMail onTested={(mail) => setSetup((now) => now && { ...now, mail })} />}
          onDismiss={dismiss}
        />
      )}
      <div className={`grid gap-6 md:grid-cols-2 ${setup ? 'mt-8' : ''}`}>
        <CounterBlock title="This week" counts={counters.week} />
        <CounterBlock title="All time" counts={counters.total} />
      </div>
      {zone && <p className="mt-4 text-ink-soft">{zone}</p>}
      {!(setup && isNewSite(counters.total)) && <MonthlyPerformance charts={charts} />}
    </Content>
  )
}
