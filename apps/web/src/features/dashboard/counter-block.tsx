import { Panel } from '#ui/panel.tsx'
import { type Counts, KINDS } from './kinds.ts'
import { inFull, inShort } from './numbers.ts'

/** How many of everything there are. What is heard is exact, what is seen is short. */
export function CounterBlock({ title, counts }: { title: string; counts: Counts }) {
  return (
    <Panel title={title}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        {KINDS.map(({ kind, label }) => (
          <div key={kind} className="flex min-w-0 flex-col-reverse justify-end">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="font-display font-semibold text-4xl tabular-nums">
              <span aria-hidden="true">{inShort(counts[kind])}</span>
              <span className="sr-only">{inFull(counts[kind])}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
