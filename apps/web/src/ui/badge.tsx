import type { ReactNode } from 'react'

const tones = {
  violet: 'bg-primary-fill text-white',
  amber: 'bg-amber text-black',
  slate: 'bg-slate text-white',
}

export function Badge({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full border-2 border-ink px-3 py-0.5 font-display font-medium text-sm ${tones[tone]}`}
    >
      {children}
    </span>
  )
}
