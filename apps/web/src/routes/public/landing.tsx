import { lazy } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import { LandingSections } from '#features/landing/landing-sections.tsx'
import { useSite } from '#features/site/site-store.ts'
import { paths } from '#paths.ts'
import { platform } from '#platform/index.ts'
import { leadOn } from '#routes/lead-on.ts'
import { begunPage } from '#session/index.ts'
import { Content } from '#ui/content.tsx'
import { PublicFrame } from './public-frame.tsx'

/** Whoever has installed the app has been convinced already. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  platform.isInstalled ? leadOn(request, paths.splash()) : null

const heroDesk = {
  Desk: lazy(async () => {
    const { VisitorDesk } = await import('#features/color/visitor-desk.tsx')
    return { default: VisitorDesk }
  }),
  isBegun: (pageId: string) => begunPage.read() === pageId,
}

export function Component() {
  const { name, tagline, website, plans } = useSite()
  return (
    <PublicFrame>
      <Content>
        <LandingSections
          siteName={name}
          tagline={tagline}
          landing={website.landing}
          plans={plans}
          heroDesk={heroDesk}
        />
      </Content>
    </PublicFrame>
  )
}
