import { Menu } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Logo } from '#ui/logo.tsx'
import type { LinkedSection } from './sections.ts'

const linkLook =
  'flex min-h-11 items-center rounded-full px-4 font-display font-medium decoration-2 decoration-amber underline-offset-4 hover:underline'

function SectionLinks({ sections, onFollow }: { sections: LinkedSection[]; onFollow?: () => void }) {
  return sections.map(({ anchor, label }) => (
    <Link key={anchor} to={paths.landing(anchor)} className={linkLook} {...(onFollow && { onClick: onFollow })}>
      {label}
    </Link>
  ))
}

function FoldedLinks({ sections }: { sections: LinkedSection[] }) {
  const panelId = useId()
  const panel = useRef<HTMLElement>(null)
  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label="Sections"
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full lg:hidden"
      >
        <Menu className="size-6" strokeWidth={2} aria-hidden="true" />
      </button>
      <nav
        id={panelId}
        ref={panel}
        popover="auto"
        aria-label="Sections"
        className="inset-x-4 top-[4.75rem] m-0 w-auto animate-rise flex-col rounded-card border-2 border-ink bg-surface p-3 text-ink shadow-lifted open:flex lg:hidden"
      >
        <SectionLinks sections={sections} onFollow={() => panel.current?.hidePopover()} />
      </nav>
    </>
  )
}

interface LandingHeaderProps {
  siteName: string
  sections: LinkedSection[]
  /** Where a visitor signs in, or where somebody signed in goes on. */
  entryLink: { to: string; label: string }
}

export function LandingHeader({ siteName, sections, entryLink }: LandingHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-ink border-b-2 bg-paper pt-[var(--safe-top)]">
      <div className="mx-auto flex h-16 w-full max-w-6xl items-center gap-2 px-4 sm:px-8">
        <Link to={paths.landing()} className="mr-auto flex min-h-11 min-w-0 items-center rounded-full">
          <Logo name={siteName} />
        </Link>
        {sections.length > 0 && (
          <>
            <nav aria-label="Sections" className="hidden lg:flex">
              <SectionLinks sections={sections} />
            </nav>
            <FoldedLinks sections={sections} />
          </>
        )}
        {/* Written for whoever is not known, and changed by hand for whoever is before the app is there. */}
        <LinkButton
          to={entryLink.to}
          data-entry-link
          suppressHydrationWarning
          className="min-h-11! shrink-0 px-5! py-1!"
        >
          {entryLink.label}
        </LinkButton>
      </div>
    </header>
  )
}
