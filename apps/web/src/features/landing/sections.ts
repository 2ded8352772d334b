import type { Website } from '@huebook/contract'
import type { LandingAnchor } from '#paths.ts'

type Landing = Website['landing']
export type SectionName = keyof Landing

const linked = [
  { anchor: 'home', label: 'Home', section: 'home' },
  { anchor: 'how-it-works', label: 'How it works', section: 'howItWorks' },
  { anchor: 'pricing', label: 'Pricing', section: 'pricing' },
  { anchor: 'faqs', label: 'FAQs', section: 'faqs' },
  { anchor: 'contact', label: 'Contact', section: 'contact' },
] as const satisfies { anchor: LandingAnchor; label: string; section: SectionName }[]

/** Sections that are nothing but their list, or their few facts: without any there is nothing to show. */
const isFilled: Partial<{ [Name in SectionName]: (section: Landing[Name]) => boolean }> = {
  howItWorks: ({ instructions }) => instructions.length > 0,
  features: ({ features }) => features.length > 0,
  testimonials: ({ testimonials }) => testimonials.length > 0,
  metrics: ({ metrics }) => metrics.length > 0,
  faqs: ({ faqs }) => faqs.length > 0,
  contact: ({ location, phone, email }) => Boolean(location || phone || email),
}

/** Whether visitors see a section: it is switched on, and has something to say. */
export const isShown = <Name extends SectionName>(landing: Landing, name: Name): boolean =>
  landing[name].visibility && (isFilled[name]?.(landing[name]) ?? true)

/** The sections the header links to: those that are seen. */
export const visibleSections = (landing: Landing) => linked.filter(({ section }) => isShown(landing, section))

export type LinkedSection = (typeof linked)[number]
