import type { Page } from '@huebook/contract'
import { ArrowLeft, Save } from 'lucide-react'
import { Link } from 'react-router'
import { useStore } from 'zustand'
import { useOnline } from '#offline/use-online.ts'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'
import { Avatar } from '#ui/avatar.tsx'
import { BusyButton } from '#ui/button.tsx'
import { useWayBack } from '#ui/use-way-back.ts'
import type { Studio } from './open-studio.ts'
import { whereIs } from './saving/saving-words.ts'
import { useCanvas } from './tools/use-canvas.ts'
import { EarlierColorings } from './versions/earlier-colorings.tsx'

function SaveState({ studio: { engine, saver } }: { studio: Studio }) {
  const isSaved = useCanvas(engine, (state) => state.isSaved)
  const onDevice = useCanvas(engine, (state) => state.onDevice)
  // Looked at with each drawing: the same state may be of another one, as when a saved page is emptied.
  useCanvas(engine, ({ snapshots, cursor }) => snapshots[cursor]?.id)
  const isBlank = isSaved && engine.isBlank()
  const sending = useStore(saver.store)
  const isOnline = useOnline()
  return (
    <p role="status" className="save-state">
      {whereIs({ isSaved, isBlank, onDevice, isOnline, ...sending })}
    </p>
  )
}

function SaveButton({ studio: { engine, saver } }: { studio: Studio }) {
  const isSaved = useCanvas(engine, (state) => state.isSaved)
  const isSaving = useStore(saver.store, (state) => state.isSaving)
  return (
    <BusyButton look="primary" busy={isSaving} disabled={isSaved} onClick={saver.save} className="save-button">
      {!isSaving && <Save className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />}
      Save
    </BusyButton>
  )
}

interface HeaderProps {
  page: Page
  studio: Studio | null
  /** The page cannot be drawn on yet. */
  isOpening: boolean
}

/** What is being coloured, and where it is kept. */
export function DeskTitle({ page, studio, isOpening }: HeaderProps) {
  return (
    <div className="min-w-0">
      <h1 className="desk-title">{page.title}</h1>
      {isOpening && (
        <p role="status" className="save-state animate-after-a-while">
          Opening…
        </p>
      )}
      {studio && !isOpening && <SaveState studio={studio} />}
    </div>
  )
}

/** A way back, what is being coloured and where it is kept, and oneself. */
export function Header({ page, studio, isOpening }: HeaderProps) {
  const { name, photo } = useUser()
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
        {studio && <EarlierColorings versions={studio.versions} />}
        {studio && <SaveButton studio={studio} />}
        <Link to={paths.account()} aria-label="Account" title="Account" className="rounded-full">
          <Avatar name={name} photo={photo} />
        </Link>
      </div>
    </header>
  )
}
