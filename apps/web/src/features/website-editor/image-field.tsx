import type { TextField } from '@huebook/contract'
import { ImageOff } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { api } from '#api/index.ts'
import { FieldError } from '#ui/field-error.tsx'
import { PhotoField } from '#ui/photo-field/photo-field.tsx'
import { PHOTO_LIMITS } from '#ui/photo-field/photo-limits.ts'
import { usePhotoOf } from '#ui/photo-field/use-photo-of.ts'
import { useEditor, useFieldAt } from './editor-context.tsx'

/** As large as the landing shows one on a sharp screen; the server makes a larger one fit. */
const IMAGE_SIZE = '1600x1600'

async function store(file: File, signal: AbortSignal): Promise<string | null> {
  return (await api.upload({ body: { file, ...PHOTO_LIMITS, dimensions: IMAGE_SIZE } }, signal))?.url ?? null
}

function Shown({ address }: { address: string | null }) {
  return (
    <span className="grid size-28 place-items-center overflow-hidden rounded-card border-2 border-line-faint border-dashed bg-white text-black">
      {address ? (
        <img src={address} alt="" className="size-full object-contain" />
      ) : (
        <ImageOff className="size-8 opacity-60" strokeWidth={1.75} aria-hidden="true" />
      )}
    </span>
  )
}

/** A picture of the landing, to be sent, exchanged, removed and reverted to the one that is saved. */
export function ImageField({ field, path }: { field: TextField; path: string }) {
  const { savedAt, awaitUpload } = useEditor()
  const { value, error, change } = useFieldAt(path)
  const saved = String(savedAt(path) ?? '')
  const photo = usePhotoOf(value, change, store)
  const uploading = useStore(photo, (state) => state.uploading !== null)
  useEffect(() => (uploading ? awaitUpload(photo.getState().arrived) : undefined), [uploading, awaitUpload, photo])

  return (
    <div className="min-w-0">
      <PhotoField
        photo={photo}
        label={field.label}
        noun={field.label.toLowerCase()}
        saved={saved}
        show={(address) => <Shown address={address} />}
        {...(value !== saved && saved && { onRevert: () => change(saved) })}
      />
      {error && <FieldError words={error} />}
      {field.hint && <p className="mt-2 text-ink-soft text-sm">{field.hint}</p>}
    </div>
  )
}
