import { type Plan, type Section, type SectionName, type Website, withSection } from '@huebook/contract'
import type { ReactNode } from 'react'
import { CallToActionSection } from '#features/landing/call-to-action-section.tsx'
import { ContactSection } from '#features/landing/contact-section.tsx'
import { DocumentText } from '#features/landing/document-text.tsx'
import { FaqsSection } from '#features/landing/faqs-section.tsx'
import { FEATURE_ICONS, FeatureIcon } from '#features/landing/feature-icon.tsx'
import { FeaturesSection } from '#features/landing/features-section.tsx'
import { HomeSection } from '#features/landing/home-section.tsx'
import { HowItWorksSection } from '#features/landing/how-it-works-section.tsx'
import { LandingFooter } from '#features/landing/landing-footer.tsx'
import { MetricsSection } from '#features/landing/metrics-section.tsx'
import { PricingSection } from '#features/landing/pricing-section.tsx'
import { SOCIAL_ICONS, SocialIcon, socialName } from '#features/landing/social-icon.tsx'
import { TestimonialsSection } from '#features/landing/testimonials-section.tsx'
import type { IconChoice } from '#features/website-editor/editor-context.tsx'
import '#features/landing/landing.css'

interface Shown extends Website {
  siteName: string
  plans: Plan[]
}

/** Each section as the landing itself shows it. */
const PREVIEWS: Record<SectionName, (shown: Shown) => ReactNode> = {
  home: ({ landing }) => <HomeSection home={landing.home} howItWorksVisible={landing.howItWorks.visibility} />,
  howItWorks: ({ landing }) => <HowItWorksSection howItWorks={landing.howItWorks} />,
  features: ({ landing }) => <FeaturesSection features={landing.features} />,
  testimonials: ({ landing }) => <TestimonialsSection testimonials={landing.testimonials} />,
  metrics: ({ landing }) => <MetricsSection metrics={landing.metrics} />,
  pricing: ({ landing, plans }) => <PricingSection pricing={landing.pricing} plans={plans} />,
  faqs: ({ landing }) => <FaqsSection faqs={landing.faqs} />,
  callToAction: ({ landing }) => <CallToActionSection callToAction={landing.callToAction} />,
  contact: ({ landing }) => <ContactSection contact={landing.contact} />,
  footer: ({ siteName, ...website }) => <LandingFooter siteName={siteName} website={website} />,
  terms: ({ terms }) => <DocumentText title="Terms of Service" html={terms.content} />,
  privacy: ({ privacy }) => <DocumentText title="Privacy Policy" html={privacy.content} />,
}

interface SectionPreviewProps {
  name: SectionName
  section: Section
  website: Website
  site: { name: string; plans: Plan[] }
}

export function SectionPreview({ name, section, website, site }: SectionPreviewProps) {
  return PREVIEWS[name]({ ...withSection(website, name, section), siteName: site.name, plans: site.plans })
}

const inWords = (name: string) => name.replace(/-\d+$/, '').replaceAll('-', ' ')

/** The icons the landing has. */
export const ICONS: Record<'features' | 'socials', readonly IconChoice[]> = {
  features: FEATURE_ICONS.map((name) => ({
    name,
    label: inWords(name),
    picture: <FeatureIcon name={name} className="size-5" />,
  })),
  socials: SOCIAL_ICONS.map((name) => ({
    name,
    label: socialName(name, ''),
    picture: <SocialIcon icon={name} />,
  })),
}
