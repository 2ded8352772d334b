import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { BusyButton, Button } from '#ui/button.tsx'
import { fittingFile, unfitWords } from '#ui/picture/picture-file.ts'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { PHOTO_TYPES, refusalOf } from './photo-limits.ts'
import { aboutLost, photoStatus } from './photo-status.ts'
import type { createPhotoStore } from './photo-store.ts'
import { usePictures } from './use-pictures.ts'

/** A picture as it stands on the person's device, to be seen before the server has it. */
function usePreview(file: File | null) {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return
    const address = URL.createObjectURL(file)
    setPreview(address)
    return () => {
      setPreview(null)
      URL.revokeObjectURL(address)
    }
  }, [file])
  return preview
}

interface PhotoFieldProps {
  photo: ReturnType<typeof createPhotoStore>
  /** What it is called: above it, and within a sentence. */
  label?: string
  noun?: string
  /** How it is shown, by its address if there is one. */
  show(address: string | null): ReactNode
  /** The picture that is known now: another one here is not saved yet. */
  saved?: string
  /** Brings back the one that is known, where it is another. */
  onRevert?: () => void
}

/** A picture to be chosen, exchanged and removed. */
export function PhotoField({ photo, label = 'Photo', noun = 'photo', show, saved, onRevert }: PhotoFieldProps) {
  const labelId = useId()
  const chooser = useRef<HTMLButtonElement>(null)
  const { url, fileName, uploading, lost, choose, cancel, remove } = useStore(photo)
  const preview = usePreview(uploading)
  const [isFitting, run] = useBusy()

  function take(file: File) {
    const showProblem = (message: string) => toasts.getState().show({ variant: 'danger', message })
    const refusal = refusalOf(file)
    if (refusal) return showProblem(refusal)
    void run(async () => {
      const fitting = await fittingFile(file)
      if (fitting) void choose(fitting)
      else showProblem(unfitWords())
    })
  }

  const { input, choose: openChooser, takePhoto } = usePictures(take)

  function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // So that the same file can be chosen again after it was refused.
    target.value = ''
    if (file) take(file)
  }

  function removeAndStay() {
    remove()
    // The button that was pressed goes; whoever uses the keyboard goes on beside it.
    chooser.current?.focus()
  }

  return (
    <fieldset aria-labelledby={labelId} className="flex min-w-0 flex-wrap items-center gap-x-5 gap-y-3">
      <span className={uploading ? 'animate-pulse' : ''}>{show(preview ?? (url || null))}</span>
      <div className="min-w-0 grow basis-40">
        <span id={labelId} className="block font-display font-medium">
          {label}
        </span>
        <div role="status" className="text-sm">
          <p className="text-ink-soft" title={(uploading?.name ?? fileName) || undefined}>
            {photoStatus({ url, fileName, uploading }, saved, noun)}
          </p>
          <p className="text-danger-ink empty:hidden" title={lost || undefined}>
            {aboutLost(lost)}
          </p>
        </div>
        <div className="mt-1.5 flex flex-wrap gap-2">
          <BusyButton
            ref={chooser}
            busy={uploading !== null || isFitting}
            onClick={openChooser}
            className="min-h-11! px-5! py-1!"
          >
            {`${url ? 'Change' : 'Choose'} ${noun}`}
          </BusyButton>
          {takePhoto && !uploading && (
            <Button look="quiet" disabled={isFitting} onClick={takePhoto} className="min-h-11! px-4! py-1!">
              Take a photo
            </Button>
          )}
          {(uploading || url) && (
            <Button look="quiet" onClick={uploading ? cancel : removeAndStay} className="min-h-11! px-4! py-1!">
              {uploading ? 'Cancel upload' : `Remove ${noun}`}
            </Button>
          )}
          {onRevert && !uploading && (
            <Button look="quiet" onClick={onRevert} className="min-h-11! px-4! py-1!">
              {`Revert ${noun}`}
            </Button>
          )}
        </div>
        <input ref={input} type="file" accept={PHOTO_TYPES} hidden onChange={read} aria-label={label} />
      </div>
    </fieldset>
  )
}
