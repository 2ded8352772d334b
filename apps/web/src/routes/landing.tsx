import type { User } from '@huebook/contract'
import { redirect } from 'react-router'
import { homeOf } from '#features/auth/after-signing-in.ts'
import { HomeSection } from '#features/landing/home-section.tsx'
import { HowItWorksSection } from '#features/landing/how-it-works-section.tsx'
import { LandingFooter } from '#features/landing/landing-footer.tsx'
import { LandingHeader } from '#features/landing/landing-header.tsx'
import { PricingSection } from '#features/landing/pricing-section.tsx'
import { visibleSections } from '#features/landing/sections.ts'
import { useSite } from '#features/site/site-store.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { useVisitor } from '#session/use-user.ts'
import { Content } from './content.tsx'
import '#features/landing/landing.css'

const entryLinkFor = (user: Pick<User, 'admin'> | null) => {
  if (!user) return { to: paths.signIn(), label: 'Sign in' }
  return { to: homeOf(user), label: 'Colour' }
}

/** Whoever has installed the app has been convinced already. */
export const loader = () => (platform.kind === 'browser' ? null : redirect(paths.splash()))

export function Component() {
  const { name, tagline, website, plans } = useSite()
  const { home, howItWorks, pricing, footer } = website.landing
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <LandingHeader
        siteName={name}
        sections={visibleSections(website.landing)}
        entryLink={entryLinkFor(useVisitor())}
      />
      <Content>
        {home.visibility ? (
          <HomeSection home={home} howItWorksVisible={howItWorks.visibility} />
        ) : (
          <div className="px-5 pt-16 text-center">
            <h1 className="text-5xl">{name}</h1>
            {tagline && <p className="mt-4 text-ink-soft text-lg">{tagline}</p>}
          </div>
        )}
        {howItWorks.visibility && <HowItWorksSection howItWorks={howItWorks} />}
        {pricing.visibility && <PricingSection pricing={pricing} plans={plans} />}
      </Content>
      {footer.visibility && <LandingFooter siteName={name} footer={footer} />}
    </div>
  )
}
