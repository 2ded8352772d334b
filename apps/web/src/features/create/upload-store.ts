import type { CreatedPage } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'
import type { Client } from '#api/create-client.ts'
import { type Cut, UNCUT } from '#ui/picture/cut.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import { type Failure, leftAfter } from './creation-store.ts'
import type { Notes } from './notes.ts'
import { formFrom, keyFrom, PICTURE_LIMITS, type UploadForm, withPicture } from './upload-form.ts'

interface UploadState {
  form: UploadForm
  /** On its way to the server. */
  uploading: File | null
  /** The page is being made. */
  isMaking: boolean
  /** It is asked for again and again, and nobody answers. */
  isAway: boolean
  /** The picture as it was chosen, as long as this tab knows it, and how it was cut. */
  source: File | null
  cut: Cut
  page: CreatedPage | null
  failure: Failure | null
  creditsLeft: number
  change(part: Partial<UploadForm>): void
  choose(file: File): Promise<void>
  /** Sends the same picture cut in another way. */
  recut(source: File, file: File, cut: Cut): Promise<void>
  make(): Promise<void>
  /** Back to the form, which is still filled in. */
  goBack(): void
  /** The screen goes; the page is made all the same, and a picture that was on its way is not kept. */
  leave(): void
  /** Another picture, from the beginning. */
  startOver(): void
}

interface UploadDependencies {
  api: Pick<Client, 'upload' | 'uploadPage' | 'readCredit'>
  notes: Notes
  /** Makes a picture as small as the site takes it; answers nothing once the person was told that it cannot be opened. */
  makeFit(file: File): Promise<File | null>
  newKey(): string
  pause(ms: number): Promise<void>
  creditsLeft: number
  /** What they have said of the pages they make. */
  sharesPages: boolean
}

/**
 * A page from a picture of one's own. The same request keeps its key until it is answered, over a reload as well, so that it is
 * made once.
 */
export function createUploadStore({ sharesPages, ...parts }: UploadDependencies) {
  const { api, notes, makeFit, newKey, pause, creditsLeft } = parts
  const kept = formFrom(notes)
  /** What was filled in before they have said "Only me" is not shared because of it, and so is another request. */
  const form = { ...kept, public: kept.public && sharesPages }
  let sending: AbortController | undefined
  let key = (form.public === kept.public && keyFrom(notes)) || newKey()
  let leaving = new AbortController()

  return createStore<UploadState>()((set, get) => {
    function keep(form: UploadForm) {
      key = newKey()
      notes.keepUpload(form)
      set({ form })
    }

    /** One that did not arrive leaves the picture before it in its place. */
    async function send(shown: File, prepare: () => Promise<File | null>, arrived: (url: string) => void) {
      sending?.abort()
      sending = new AbortController()
      const { signal } = sending
      set({ uploading: shown })
      const file = await prepare()
      const stored = file && !signal.aborted && (await api.upload({ body: { file, ...PICTURE_LIMITS } }, signal))
      if (signal.aborted) return
      if (stored) arrived(stored.url)
      set({ uploading: null })
    }

    return {
      form,
      source: null,
      cut: UNCUT,
      uploading: null,
      isMaking: false,
      isAway: false,
      page: null,
      failure: null,
      creditsLeft,
      change: (part) => keep({ ...get().form, ...part }),
      choose: (file) =>
        send(
          file,
          () => makeFit(file),
          (url) => {
            keep(withPicture(get().form, url, file.name))
            set({ source: file, cut: UNCUT })
          },
        ),
      recut: (source, file, cut) =>
        send(
          file,
          async () => file,
          (url) => {
            keep({ ...get().form, photo: url })
            set({ source, cut })
          },
        ),
      async make() {
        if (get().isMaking) return
        set({ isMaking: true })
        const { form } = get()
        // What is changed meanwhile is another request, with a key of its own.
        const sent = key
        notes.keepUpload({ ...form, key: sent })
        const { photo, title, public: isPublic, convert, detail } = form
        const body = { photo, title: title.trim(), public: isPublic, convert, detail }
        leaving = new AbortController()
        const { signal } = leaving
        const outcome = await askUntilAnswered({
          ask: ({ onRefused, onUnanswered }) => api.uploadPage({ body, key: sent }, signal, onRefused, onUnanswered),
          pause,
          signal,
          onAway: () => set({ isAway: true }),
        })
        const page = 'answer' in outcome ? outcome.answer : null
        set({ isMaking: false, isAway: false, page })
        if ('refusal' in outcome) {
          const { code, message, isVerdict } = outcome.refusal
          // The page may be made all the same: the next try goes on with it.
          if (isVerdict) keep(get().form)
          set({ failure: { code, message } })
        }
        if (!page) return
        notes.forgetUpload()
        const credit = await api.readCredit()
        set(({ creditsLeft: before }) => ({ creditsLeft: credit?.page_creation ?? leftAfter(page, before) }))
      },
      goBack: () => set({ failure: null }),
      leave() {
        sending?.abort()
        leaving.abort()
      },
      startOver() {
        notes.forgetUpload()
        key = newKey()
        set({ form: formFrom(notes), source: null, cut: UNCUT, page: null, failure: null })
      },
    }
  })
}
