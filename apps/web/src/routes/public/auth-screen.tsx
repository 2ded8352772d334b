import type { ReactNode } from 'react'
import { AuthFrame } from '#features/auth/auth-frame.tsx'
import { useSite } from '#features/site/site-store.ts'
import { Content } from '#ui/content.tsx'

/** A screen on the way in. */
export function AuthScreen({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  const { name } = useSite()
  return (
    <AuthFrame siteName={name} picture={picture}>
      <Content>{children}</Content>
    </AuthFrame>
  )
}
