import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

const tones = {
  violet: 'bg-primary-fill text-white',
  amber: 'bg-amber text-black',
  slate: 'bg-slate text-white',
  // Paler where many stand below each other.
  'pale-slate': 'bg-[color-mix(in_srgb,var(--color-slate)_35%,white)] text-black',
  'pale-green': 'bg-[color-mix(in_srgb,var(--color-success)_45%,white)] text-black',
  'pale-amber': 'bg-[color-mix(in_srgb,var(--color-amber)_55%,white)] text-black',
  'pale-red': 'bg-[color-mix(in_srgb,var(--color-danger)_50%,white)] text-black',
}

interface BadgeProps {
  tone: keyof typeof tones
  icon?: LucideIcon
  children: ReactNode
}

export function Badge({ tone, icon: Icon, children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full border-2 border-ink px-3 py-0.5 font-display font-medium text-sm ${tones[tone]}`}
    >
      {Icon && <Icon className="size-3.5 shrink-0" strokeWidth={2.5} aria-hidden="true" />}
      {children}
    </span>
  )
}
