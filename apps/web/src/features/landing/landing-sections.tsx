import type { Plan, WebsiteOutline } from '@huebook/contract'
import { CallToActionSection } from './call-to-action-section.tsx'
import { ContactSection } from './contact-section.tsx'
import { FaqsSection } from './faqs-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import type { HeroDesk } from './hero-picture/hero-picture.tsx'
import { HomeSection } from './home-section.tsx'
import { HowItWorksSection } from './how-it-works-section.tsx'
import { MetricsSection } from './metrics-section.tsx'
import { PricingSection } from './pricing-section.tsx'
import { isShown, type SectionName } from './sections.ts'
import { TestimonialsSection } from './testimonials-section.tsx'

interface LandingSectionsProps {
  siteName: string
  tagline: string
  landing: WebsiteOutline['landing']
  plans: Plan[]
  heroDesk?: HeroDesk | undefined
}

/** Every page needs a heading, also one whose first section is switched off. */
function NameOnly({ siteName, tagline }: Pick<LandingSectionsProps, 'siteName' | 'tagline'>) {
  return (
    <div className="px-5 pt-16 text-center">
      <h1 className="text-5xl">{siteName}</h1>
      {tagline && <p className="mt-4 text-ink-soft text-lg">{tagline}</p>}
    </div>
  )
}

/** The landing from top to bottom: every section that is switched on. */
export function LandingSections({ siteName, tagline, landing, plans, heroDesk }: LandingSectionsProps) {
  const shows = (name: SectionName) => isShown(landing, name)
  return (
    <>
      {shows('home') ? (
        <HomeSection home={landing.home} howItWorksVisible={shows('howItWorks')} heroDesk={heroDesk} />
      ) : (
        <NameOnly siteName={siteName} tagline={tagline} />
      )}
      <div className="seen-later">
        {shows('howItWorks') && <HowItWorksSection howItWorks={landing.howItWorks} />}
        {shows('features') && <FeaturesSection features={landing.features} />}
        {shows('testimonials') && <TestimonialsSection testimonials={landing.testimonials} />}
        {shows('metrics') && <MetricsSection metrics={landing.metrics} />}
        {shows('pricing') && <PricingSection pricing={landing.pricing} plans={plans} />}
        {shows('faqs') && <FaqsSection faqs={landing.faqs} />}
        {shows('callToAction') && <CallToActionSection callToAction={landing.callToAction} />}
        {shows('contact') && <ContactSection contact={landing.contact} />}
      </div>
    </>
  )
}
