import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react'
import { BusyButton, Button } from '#ui/button.tsx'
import { PHOTO_KINDS, PHOTO_TYPES, refusalOf } from '#ui/photo-field/photo-limits.ts'
import { shortenFileName } from '#ui/photo-field/shorten-file-name.ts'
import { usePictures } from '#ui/photo-field/use-pictures.ts'
import { toasts } from '#ui/toasts/index.ts'
import { PhotoToPage } from './photo-to-page.tsx'

const WHAT_OF = 'of a drawing, a toy, a face'

/** What it may be of, or how else it may come; under a finger nothing can be dropped. */
const Hint = ({ isPhone }: { isPhone: boolean }) =>
  isPhone ? (
    WHAT_OF
  ) : (
    <>
      <span className="pointer-coarse:hidden">or drop it here, or paste it</span>
      <span className="hidden pointer-coarse:inline">{WHAT_OF}</span>
    </>
  )

interface PictureFieldProps {
  /** What the picture that is there was called; empty when there is none. */
  fileName: string
  uploading: File | null
  onChoose(file: File): void
}

const firstOf = (files: Iterable<File> | undefined) => [...(files ?? [])].find(({ type }) => type.startsWith('image/'))

/** Takes a picture by choosing, dropping or pasting it. */
export function PictureField({ fileName, uploading, onChoose }: PictureFieldProps) {
  const [isOver, setOver] = useState(false)

  function take(file: File | undefined) {
    if (!file) return
    const refusal = refusalOf(file)
    if (refusal) toasts.getState().show({ variant: 'danger', message: refusal })
    else onChoose(file)
  }

  const { input, choose, takePhoto } = usePictures(take)

  function read({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // So that the same file can be chosen again after it was refused.
    target.value = ''
    take(file)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files[0])
  }

  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => latest.current(firstOf(clipboardData?.files))
    window.addEventListener('paste', paste)
    return () => window.removeEventListener('paste', paste)
  }, [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for those with a mouse; the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-col items-center rounded-card border-2 border-ink border-dashed px-5 text-center transition-colors duration-150 ${fileName ? 'py-5' : 'py-10'} ${isOver ? 'bg-[color-mix(in_srgb,var(--color-amber)_25%,var(--surface))]' : 'bg-surface'}`}
    >
      {!fileName && <PhotoToPage className="mb-8 w-full max-w-sm" />}
      <BusyButton look={fileName ? 'drawn' : 'primary'} busy={uploading !== null} onClick={choose}>
        {fileName ? 'Choose another picture' : 'Choose a picture'}
      </BusyButton>
      {takePhoto && (
        <Button disabled={uploading !== null} onClick={takePhoto} className="mt-3">
          Take a photo
        </Button>
      )}
      <p role="status" className="mt-3 text-ink-soft" title={(uploading?.name ?? fileName) || undefined}>
        {uploading
          ? `Uploading ${shortenFileName(uploading.name)}…`
          : shortenFileName(fileName) || <Hint isPhone={takePhoto !== null} />}
      </p>
      {!fileName && <p className="text-ink-soft text-sm">{PHOTO_KINDS}</p>}
      <input ref={input} type="file" accept={PHOTO_TYPES} hidden onChange={read} aria-label="Picture" />
    </div>
  )
}
