import { X } from 'lucide-react'
import { useStore } from 'zustand'
import { BusyButton } from '#ui/button.tsx'
import { useBusy } from '#ui/use-busy.ts'
import type { Versions } from './create-versions.ts'

const WORDS = {
  'theirs is shown': 'Another device saved a newer colouring. It is shown here, and yours is kept.',
  'theirs is kept': 'Another device saved a colouring, too. Yours is newer, and the other one is kept.',
}

/** Says once, and calmly, that two devices have coloured the page, and offers the one that is not shown. */
export function VersionNews({ versions }: { versions: Versions }) {
  const news = useStore(versions.store, (state) => state.news)
  const latest = useStore(versions.store, (state) => state.earlier[0])
  const [busy, run] = useBusy()
  if (!news || !latest) return null
  return (
    <div role="status" className="desk-news">
      <img src={latest.preview} alt="" />
      <p>{WORDS[news]}</p>
      <BusyButton busy={busy} onClick={() => void run(() => versions.bringBack(latest.id))}>
        Bring back the earlier one
      </BusyButton>
      <button
        type="button"
        aria-label="Close this note"
        title="Close this note"
        onClick={versions.dismiss}
        className="desk-news-close"
      >
        <X className="size-5" strokeWidth={2} aria-hidden="true" />
      </button>
    </div>
  )
}
