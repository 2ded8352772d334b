import type { WebsiteOutline } from '@huebook/contract'
import type { ReactNode } from 'react'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { visibleSections } from './sections.ts'
import './landing.css'

interface LandingFrameProps {
  siteName: string
  website: WebsiteOutline
  /** Where a visitor signs in, or where somebody signed in goes on. */
  entryLink: { to: string; label: string }
  children: ReactNode
}

/** What the landing, the terms and the privacy policy have around them. */
export function LandingFrame({ siteName, website, entryLink, children }: LandingFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip">
      <LandingHeader siteName={siteName} sections={visibleSections(website.landing)} entryLink={entryLink} />
      {children}
      {website.landing.footer.visibility && <LandingFooter siteName={siteName} website={website} />}
    </div>
  )
}
