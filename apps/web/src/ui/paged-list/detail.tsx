import type { ReactNode } from 'react'

/** On a desk the label stands once, above the column; those who hear the list hear it in every entry. */
export function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 gap-x-3 @3xl:block">
      <dt className="w-16 shrink-0 text-ink-soft @3xl:sr-only">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}
