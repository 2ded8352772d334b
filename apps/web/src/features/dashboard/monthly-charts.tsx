import type { DashboardCharts } from '@huebook/contract'
import { KINDS, type Kind } from './kinds.ts'
import { type Month, MonthChart } from './month-chart.tsx'
import { inFull } from './numbers.ts'

const monthsOf = (charts: DashboardCharts, kind: Kind): Month[] =>
  (charts[kind] as ({ name: string } & Partial<Record<Kind, number>>)[]).map((month) => ({
    name: month.name,
    count: month[kind] ?? 0,
  }))

function MonthTable({ label, months }: { label: string; months: Month[] }) {
  return (
    <details className="mt-3">
      <summary className="w-fit cursor-pointer py-2.5 font-semibold">
        Show as table<span className="sr-only">: {label}</span>
      </summary>
      <table className="mt-2 w-full max-w-sm tabular-nums">
        <caption className="sr-only">{label}, by month</caption>
        <thead>
          <tr className="border-ink border-b-2 text-left">
            <th scope="col" className="py-1.5 font-semibold">
              Month
            </th>
            <th scope="col" className="py-1.5 text-right font-semibold">
              {label}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ name, count }) => (
            <tr key={name} className="border-line-faint border-b">
              <th scope="row" className="py-1.5 text-left font-normal">
                {name}
              </th>
              <td className="py-1.5 text-right">{inFull(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** What each month brought: a line to see, and a table behind it to read or to hear. */
export default function MonthlyCharts({ charts }: { charts: DashboardCharts }) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      {KINDS.map(({ kind, label, pencil }) => {
        const months = monthsOf(charts, kind)
        return (
          <figure
            key={kind}
            className="min-w-0 overflow-x-auto rounded-card border-2 border-ink bg-surface p-4 shadow-soft sm:p-6"
          >
            <figcaption>
              <h3 className="mb-4 text-lg">{label}</h3>
            </figcaption>
            <MonthChart label={label} months={months} pencil={pencil} />
            <MonthTable label={label} months={months} />
          </figure>
        )
      })}
    </div>
  )
}
