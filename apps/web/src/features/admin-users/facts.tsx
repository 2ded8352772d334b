import type { ReactNode } from 'react'

/** What is known of somebody, each with its label. */
export const Facts = ({ children }: { children: ReactNode }) => <dl className="flex flex-col gap-2">{children}</dl>

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap gap-x-3">
    <dt className="w-32 shrink-0 text-ink-soft">{label}</dt>
    <dd className="min-w-0 grow basis-32">{children}</dd>
  </div>
)
