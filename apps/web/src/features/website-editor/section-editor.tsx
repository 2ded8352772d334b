import { SECTIONS, type Section, type SectionName, type Website } from '@huebook/contract'
import { Redo2, Undo2 } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { BusyButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { ConflictPanel } from '#ui/editing/conflict-panel.tsx'
import { isUnsaved } from '#ui/editing/edit-store.ts'
import { useUnsaved } from '#ui/editing/leave-guard.tsx'
import { useFirstError } from '#ui/editing/use-first-error.ts'
import { useUploads } from '#ui/photo-field/use-uploads.ts'
import { SwitchField } from '#ui/switch-field.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { differences } from './differences.ts'
import { EditorProvider, type IconChoice } from './editor-context.tsx'
import { FieldList } from './field-view.tsx'
import { valueAt } from './paths-in-section.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { createSectionStore, type SectionStore } from './section-store.ts'
import { websiteKeeper } from './website-keeper.ts'

interface SectionEditorProps {
  name: SectionName
  website: Website
  icons: Record<'features' | 'socials', readonly IconChoice[]>
  preview(section: Section): ReactNode
  onSaved(website: Website): void
}

/** Undo and redo by keys, wherever the focus is: what a field could undo by itself would not know of the rest. */
function undoByKeys({ getState }: SectionStore) {
  return (event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return
    event.preventDefault()
    const { undo, redo } = getState()
    if (key === 'y' || event.shiftKey) redo()
    else undo()
  }
}

/** One section of the website: its fields, and beside them what visitors will see. */
export function SectionEditor({ name, website, icons, preview, onSaved }: SectionEditorProps) {
  const [store] = useState(() => createSectionStore(name, website, websiteKeeper))
  const { draft, base, errors } = useStore(store)
  const [refused, setRefused] = useState(errors)
  const [said, setSaid] = useState('')
  const [saving, run] = useBusy()
  const form = useFirstError(refused)
  const { awaitUpload, uploading, allArrived } = useUploads()
  const unsaved = isUnsaved({ draft, base }) || uploading
  const { title, fields } = SECTIONS[name]
  useUnsaved(unsaved)

  async function save(how: () => Promise<boolean>) {
    // A picture on its way is part of what is saved; without it nothing is.
    if (!(await allArrived())) return
    if (!(await how())) return setRefused(store.getState().errors)
    onSaved(store.website())
    toasts.getState().show({ variant: 'success', message: `The section “${title}” has been updated` })
  }

  const context = useMemo(
    () => ({
      store,
      icons,
      savedAt: (path: string) => valueAt(base, path),
      awaitUpload,
      announce: setSaid,
    }),
    [store, icons, base, awaitUpload],
  )

  return (
    <EditorProvider value={context}>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <form
          ref={form}
          noValidate
          aria-label={title}
          className="flex min-w-0 flex-col gap-6 [&_:is(input,textarea,button)]:scroll-mb-28"
          onKeyDown={undoByKeys(store)}
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            void run(() => save(store.getState().save))
          }}
        >
          <ConflictPanel
            store={store}
            what="this section"
            differences={(mine, theirs) => differences(name, mine, theirs)}
            saving={saving}
            onKeepMine={() => void run(() => save(store.getState().keepMine))}
          />
          <Card className="flex flex-col gap-6 p-5 sm:p-7">
            <SwitchField
              label="Show to visitors"
              hint="Switched off, neither it nor any link to it is on the website."
              checked={draft.now.visibility}
              onChange={(visible) => store.change('visibility', visible)}
            />
            <FieldList fields={fields} />
          </Card>
          <div className="sticky bottom-0 z-20 -mx-1 flex flex-wrap items-center gap-3 border-line-faint border-t-2 bg-paper px-1 py-3">
            <BusyButton type="submit" look="primary" busy={saving} disabled={!unsaved} className="grow sm:grow-0">
              Save
            </BusyButton>
            <BusyButton
              busy={false}
              look="quiet"
              disabled={draft.past.length === 0}
              onClick={store.getState().undo}
              aria-label="Undo"
              className="px-4!"
            >
              <Undo2 className="size-5" strokeWidth={2} aria-hidden="true" />
            </BusyButton>
            <BusyButton
              busy={false}
              look="quiet"
              disabled={draft.future.length === 0}
              onClick={store.getState().redo}
              aria-label="Redo"
              className="px-4!"
            >
              <Redo2 className="size-5" strokeWidth={2} aria-hidden="true" />
            </BusyButton>
            <p role="status" className="text-ink-soft text-sm">
              {unsaved ? 'Not saved yet' : 'Everything is saved'}
            </p>
          </div>
          <p aria-live="assertive" className="sr-only">
            {said}
          </p>
        </form>
        <div className="min-w-0 xl:sticky xl:top-6">
          <PreviewPanel title={title} hidden={!draft.now.visibility}>
            {preview(draft.now)}
          </PreviewPanel>
        </div>
      </div>
    </EditorProvider>
  )
}
