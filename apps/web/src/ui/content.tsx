import type { ReactNode } from 'react'

export const CONTENT_ID = 'content'

/** What a screen is about: where "Skip to content" leads and where the focus goes when the screen changes. */
export function Content({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={className}>
      {children}
    </main>
  )
}
