import type { DashboardCharts } from '@huebook/contract'
import { lazy, Suspense, useId } from 'react'
import { KINDS } from './kinds.ts'

/** What draws the charts weighs more than all the rest of the screen, and nobody else needs it. */
const MonthlyCharts = lazy(() => import('./monthly-charts.tsx'))

function EmptyCharts() {
  return (
    <div className="grid animate-after-a-while gap-6 md:grid-cols-2" aria-hidden="true">
      {KINDS.map(({ kind }) => (
        <div key={kind} className="aspect-video rounded-card border-2 border-line-faint border-dashed" />
      ))}
    </div>
  )
}

export function MonthlyPerformance({ charts }: { charts: DashboardCharts }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="mb-5 text-2xl">
        Monthly performance
      </h2>
      <Suspense fallback={<EmptyCharts />}>
        <MonthlyCharts charts={charts} />
      </Suspense>
    </section>
  )
}
