import type { Website } from '@huebook/contract'
import type { LandingAnchor } from '#paths.ts'

const linked = [
  { anchor: 'how-it-works', label: 'How it works', section: 'howItWorks' },
  { anchor: 'pricing', label: 'Pricing', section: 'pricing' },
] as const satisfies { anchor: LandingAnchor; label: string; section: keyof Website['landing'] }[]

/** The sections the header links to: those that are switched on. */
export const visibleSections = (landing: Website['landing']) =>
  linked.filter(({ section }) => landing[section].visibility)

export type LinkedSection = (typeof linked)[number]
