import type { SectionName } from '@huebook/contract'
import { paths } from '#paths.ts'

/** Where each section is edited. */
export const sectionPaths: Record<SectionName, string> = {
  home: paths.adminWebsiteHome(),
  howItWorks: paths.adminWebsiteHowItWorks(),
  features: paths.adminWebsiteFeatures(),
  testimonials: paths.adminWebsiteTestimonial(),
  metrics: paths.adminWebsiteMetrics(),
  pricing: paths.adminWebsitePricing(),
  faqs: paths.adminWebsiteFaqs(),
  callToAction: paths.adminWebsiteCallToAction(),
  contact: paths.adminWebsiteContact(),
  footer: paths.adminWebsiteFooter(),
  terms: paths.adminWebsiteTerms(),
  privacy: paths.adminWebsitePrivacy(),
}

/** The section whose address this is. */
export function sectionAt(pathname: string): SectionName {
  const path = pathname.replace(/\/+$/, '').toLowerCase()
  const [name] = Object.entries(sectionPaths).find(([, own]) => own === path) ?? []
  if (!name) throw new Error(`There is no section at ${pathname}`)
  return name as SectionName
}
