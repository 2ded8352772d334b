import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { BusyButton, Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import type { EditStore } from './edit-store.ts'

/** One thing that two have written differently. */
export interface Difference {
  path: string
  label: string
  mine: ReactNode
  theirs: ReactNode
}

interface ConflictPanelProps<Content extends object> {
  store: EditStore<Content>
  /** What is being edited, within a sentence. */
  what: string
  differences(mine: Content, theirs: Content): Difference[]
  saving: boolean
  onKeepMine(): void
}

/** What another administrator wrote meanwhile, beside what was typed here; nothing is lost before it is decided. */
export function ConflictPanel<Content extends object>({
  store,
  what,
  differences,
  saving,
  onKeepMine,
}: ConflictPanelProps<Content>) {
  const theirs = useStore(store, (state) => state.theirs)
  const draft = useStore(store, (state) => state.draft)
  const [taken, setTaken] = useState<typeof draft | null>(null)
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (theirs) panel.current?.focus()
  }, [theirs])

  function take() {
    store.getState().takeTheirs()
    setTaken(store.getState().draft)
  }

  if (!theirs && draft === taken)
    return (
      <p role="status" className="flex flex-wrap items-center gap-x-3 text-ink-soft">
        What they wrote stands here now.
        <Button look="quiet" onClick={() => store.getState().undo()} className="min-h-11! px-4! py-1!">
          Bring mine back
        </Button>
      </p>
    )
  if (!theirs) return null
  return (
    <div ref={panel} tabIndex={-1} role="alert">
      <Panel title="Another administrator was here meanwhile" className="border-dashed">
        <p className="text-ink-soft">
          They have saved {what} since you opened it. Nothing you typed is lost: choose whose words stay.
        </p>
        <dl className="mt-4 flex flex-col gap-4">
          {differences(draft.now, theirs).map(({ path, label, mine: own, theirs: other }) => (
            <div key={path} className="border-line-faint border-t-2 border-dashed pt-3">
              <dt className="font-display font-medium">{label}</dt>
              <dd className="mt-1 grid gap-2 sm:grid-cols-2">
                <Words by="Theirs" words={other} />
                <Words by="Yours" words={own} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 flex flex-wrap gap-3">
          <BusyButton look="primary" busy={saving} onClick={onKeepMine}>
            Keep mine
          </BusyButton>
          <Button onClick={take}>Take theirs</Button>
        </div>
      </Panel>
    </div>
  )
}

function Words({ by, words }: { by: string; words: ReactNode }) {
  return (
    <div className="min-w-0 rounded-card bg-paper p-3 [overflow-wrap:anywhere]">
      <span className="block text-ink-soft text-sm">{by}</span>
      {words || <em className="text-ink-soft">nothing</em>}
    </div>
  )
}
