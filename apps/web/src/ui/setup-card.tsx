import { Check, CircleDashed } from 'lucide-react'
import type { ReactNode } from 'react'

interface SetupCardProps {
  /** What it is among: one of a list, or by itself. */
  as: 'li' | 'section'
  label: string
  lit: boolean
  /** In words what the light says. */
  state: string
  children: ReactNode
}

/** Filled in once it works, as everything here is that somebody has coloured; drawn with dashes until then. */
export function SetupCard({ as: Element, label, lit, state, children }: SetupCardProps) {
  const Icon = lit ? Check : CircleDashed
  return (
    <Element
      aria-label={Element === 'section' ? label : undefined}
      className={`min-w-0 rounded-card border-2 p-4 ${lit ? 'border-ink' : 'border-ink-soft border-dashed'}`}
    >
      <p className="flex items-center gap-2 font-display font-medium text-lg">
        <span
          className={`grid size-7 shrink-0 place-items-center rounded-full ${lit ? 'border-2 border-ink bg-success text-black' : 'text-ink-soft'}`}
        >
          <Icon className="size-5" strokeWidth={lit ? 3 : 2} aria-hidden="true" />
        </span>
        {label}
      </p>
      <p className="mt-1 break-words text-ink-soft text-sm">{state}</p>
      {children}
    </Element>
  )
}
