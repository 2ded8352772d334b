import type { Page } from '@huebook/contract'
import { ArrowLeft, LockKeyhole } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#paths.ts'
import { useWayBack } from '#ui/use-way-back.ts'
import { DeskTitle } from './header.tsx'
import type { Studio } from './open-studio.ts'

interface SimpleHeaderProps {
  page: Page
  studio: Studio | null
  isOpening: boolean
  onLeave(): void
}

/** The two ways off a simple desk, both behind a sum, and where the colouring is kept: it saves by itself. */
export function SimpleHeader({ page, studio, isOpening, onLeave }: SimpleHeaderProps) {
  const wayBack = useWayBack(paths.publicPages())
  return (
    <header className="desk-header">
      <div className="desk-about">
        <Link {...wayBack} aria-label="Back to the pages" title="Back to the pages" className="round">
          <ArrowLeft strokeWidth={2} aria-hidden="true" />
        </Link>
        <DeskTitle page={page} studio={studio} isOpening={isOpening} />
      </div>
      <div className="desk-own">
        <button type="button" aria-label="The whole desk" title="The whole desk" onClick={onLeave} className="round">
          <LockKeyhole strokeWidth={2} aria-hidden="true" />
        </button>
      </div>
    </header>
  )
}
