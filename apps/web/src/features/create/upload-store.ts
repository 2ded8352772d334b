import type { Page } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'
import type { Client } from '#api/create-client.ts'
import type { RefusedError } from '#api/failure.ts'
import type { Failure } from './creation-store.ts'
import type { Notes } from './notes.ts'
import { formFrom, PICTURE_LIMITS, type UploadForm, withPicture } from './upload-form.ts'

interface UploadState {
  form: UploadForm
  /** On its way to the server. */
  uploading: File | null
  /** The page is being made. */
  isMaking: boolean
  page: Page | null
  failure: Failure | null
  creditsLeft: number
  change(part: Partial<UploadForm>): void
  choose(file: File): Promise<void>
  make(): Promise<void>
  /** Back to the form, which is still filled in. */
  goBack(): void
  /** Another picture, from the beginning. */
  startOver(): void
}

interface UploadDependencies {
  api: Pick<Client, 'upload' | 'uploadPage' | 'readCredit'>
  notes: Notes
  newKey(): string
  creditsLeft: number
}

/** A page from a picture of one's own. The same wish keeps its key until it is answered, so that it is made once. */
export function createUploadStore({ api, notes, newKey, creditsLeft }: UploadDependencies) {
  let sending: AbortController | undefined
  let key = newKey()

  return createStore<UploadState>()((set, get) => {
    function keep(form: UploadForm) {
      key = newKey()
      notes.keepUpload(form)
      set({ form })
    }

    return {
      form: formFrom(notes),
      uploading: null,
      isMaking: false,
      page: null,
      failure: null,
      creditsLeft,
      change: (part) => keep({ ...get().form, ...part }),
      async choose(file) {
        sending?.abort()
        sending = new AbortController()
        const { signal } = sending
        set({ uploading: file })
        const stored = await api.upload({ body: { file, ...PICTURE_LIMITS } }, signal)
        if (signal.aborted) return
        // One that did not arrive leaves the picture before it in its place.
        if (stored) keep(withPicture(get().form, stored.url, file.name))
        set({ uploading: null })
      },
      async make() {
        if (get().isMaking) return
        set({ isMaking: true })
        const { photo, title, public: isPublic, convert, detail } = get().form
        let refusal: RefusedError | undefined
        const body = { photo, title: title.trim(), public: isPublic, convert, detail }
        const page = await api.uploadPage({ body, key }, undefined, (error) => {
          refusal = error
        })
        set({ isMaking: false, page })
        if (refusal) {
          key = newKey()
          set({ failure: { code: refusal.code, message: refusal.message } })
        }
        if (!page) return
        notes.forgetUpload()
        const credit = await api.readCredit()
        set(({ creditsLeft: before }) => ({ creditsLeft: credit?.page_creation ?? Math.max(0, before - 1) }))
      },
      goBack: () => set({ failure: null }),
      startOver() {
        notes.forgetUpload()
        key = newKey()
        set({ form: formFrom(notes), page: null, failure: null })
      },
    }
  })
}
