import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { CounterBlock } from '#features/dashboard/counter-block.tsx'
import { FirstSteps } from '#features/dashboard/first-steps.tsx'
import { MonthlyPerformance } from '#features/dashboard/monthly-performance.tsx'
import { ownTimeZone } from '#features/dashboard/own-time-zone.ts'
import { isNewSite } from '#features/dashboard/steps.ts'
import { platform } from '#platform/index.ts'
import { ScreenHead } from '#ui/screen-head.tsx'
import { Content } from './content.tsx'

export const handle = { title: 'Dashboard' }

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const query = ownTimeZone()
  const [counters, charts] = await Promise.all([api.readCounters({ query }, signal), api.readCharts({ query }, signal)])
  if (!counters || !charts) throw new Error('Failed to load the dashboard')
  const status = isNewSite(counters.total) ? await api.readAppStatus({}, signal) : null
  return { counters, charts, status }
}

export function Component() {
  const { counters, charts, status } = useLoaderData<typeof loader>()
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead title="Dashboard" />
      {status && <FirstSteps status={status} address={platform.serverAddress() || window.location.origin} />}
      <div className={`grid gap-6 md:grid-cols-2 ${status ? 'mt-8' : ''}`}>
        <CounterBlock title="This week" counts={counters.week} />
        <CounterBlock title="All time" counts={counters.total} />
      </div>
      {!status && <MonthlyPerformance charts={charts} />}
    </Content>
  )
}
