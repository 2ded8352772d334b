import type { Page } from '@huebook/contract'
import { ArrowLeft, LockKeyhole, Volume2, VolumeX } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { useWayBack } from '#ui/use-way-back.ts'
import { DeskTitle } from './header.tsx'
import type { Studio } from './open-studio.ts'

interface SimpleHeaderProps {
  page: Page
  studio: Studio | null
  isOpening: boolean
  hasSounds: boolean
  onSounds(): void
  onLeave(): void
}

/** The two ways off a simple desk, both behind a sum, and where the colouring is kept: it saves by itself. */
export function SimpleHeader({ page, studio, isOpening, hasSounds, onSounds, onLeave }: SimpleHeaderProps) {
  const wayBack = useWayBack(paths.publicPages())
  const navigate = useNavigate()
  function goBack(event: MouseEvent): void {
    wayBack.onClick(event)
    if (!event.defaultPrevented) void navigate(wayBack.to)
  }
  return (
    <header className="desk-header">
      <div className="desk-about">
        {/* No link: a browser opens those in another tab, and asks nobody. */}
        <button
          type="button"
          aria-label="Back to the pages"
          title="Back to the pages"
          onClick={goBack}
          className="round"
        >
          <ArrowLeft strokeWidth={2} aria-hidden="true" />
        </button>
        <DeskTitle page={page} studio={studio} isOpening={isOpening} />
      </div>
      <div className="desk-own">
        <button
          type="button"
          aria-label="Sounds"
          aria-pressed={hasSounds}
          title={hasSounds ? 'Sounds are on' : 'Sounds are off'}
          onClick={onSounds}
          className="round"
        >
          {hasSounds ? <Volume2 strokeWidth={2} aria-hidden="true" /> : <VolumeX strokeWidth={2} aria-hidden="true" />}
        </button>
        <button type="button" aria-label="The whole desk" title="The whole desk" onClick={onLeave} className="round">
          <LockKeyhole strokeWidth={2} aria-hidden="true" />
        </button>
      </div>
    </header>
  )
}
