import type { ReactNode } from 'react'
import { entryLinkFor } from '#features/auth/after-signing-in.ts'
import { LandingFrame } from '#features/landing/landing-frame.tsx'
import { useSite } from '#features/site/site-store.ts'
import { useVisitor } from '#session/use-user.ts'

/** The landing's header and footer around a screen, for whoever looks at it. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { name, website } = useSite()
  return (
    <LandingFrame siteName={name} website={website} entryLink={entryLinkFor(useVisitor())}>
      {children}
    </LandingFrame>
  )
}
