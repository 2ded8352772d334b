import { Coins, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { leftDesk } from './left-desk.ts'
import type { Studio } from './open-studio.ts'
import { NO_CREDITS } from './saving/saving-words.ts'
import { useCanvas } from './tools/use-canvas.ts'

/** Says calmly why what is drawn here cannot be saved just now, that it is kept, and what to do about it. */
export function NoCreditNote({ studio: { engine, saver } }: { studio: Studio }) {
  const isUnpaid = useStore(saver.store, ({ trouble }) => trouble === 'no credit')
  const isSaved = useCanvas(engine, (state) => state.isSaved)
  const { key: place } = useLocation()
  const [isClosed, setClosed] = useState(false)
  if (!isUnpaid || isSaved || isClosed) return null
  return (
    <div role="status" className="desk-news">
      <Coins className="size-6" strokeWidth={2} aria-hidden="true" />
      <p>
        {NO_CREDITS} What you have coloured is kept on this device, and you can draw on. It is saved by itself once you
        have credits again.
      </p>
      <LinkButton to={paths.checkout()} onClick={() => leftDesk.leave(place, engine)}>
        See the plans
      </LinkButton>
      <button
        type="button"
        aria-label="Close this note"
        title="Close this note"
        onClick={() => setClosed(true)}
        className="desk-news-close"
      >
        <X className="size-5" strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  )
}
