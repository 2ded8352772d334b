import { createStore } from 'zustand/vanilla'

/** Sends a file and answers where it is kept, or null when that failed and the person was told. */
type SendPhoto = (file: File, signal: AbortSignal) => Promise<string | null>

interface PhotoState {
  /** Where the photo is kept; empty when there is none. */
  url: string
  /** What the photo was called on the person's device, if it was chosen here. */
  fileName: string
  /** On its way to the server. */
  uploading: File | null
  /** What the file was called that was chosen last and did not arrive; empty when there is none. */
  lost: string
  choose(file: File): Promise<void>
  /** Gives up what is on its way; the previous photo stays. */
  cancel(): void
  /** The form goes, and with it what is on its way: whoever waits for it is to save nothing. */
  leave(): void
  remove(): void
  /** Waits for what is on its way, if anything is, and answers whether all that was chosen is here. */
  arrived(): Promise<boolean>
}

/** A photo that can be exchanged. Until a new one has arrived, and whenever it does not, the previous one stays. */
export function createPhotoStore(url: string, send: SendPhoto) {
  let sending: AbortController | undefined

  return createStore<PhotoState>()((set, get, { subscribe }) => ({
    url,
    fileName: '',
    uploading: null,
    lost: '',
    async choose(file) {
      sending?.abort()
      sending = new AbortController()
      const { signal } = sending
      set({ uploading: file, lost: '' })
      const stored = await send(file, signal)
      if (signal.aborted) return
      set(stored ? { url: stored, fileName: file.name, uploading: null } : { uploading: null, lost: file.name })
    },
    cancel() {
      sending?.abort()
      set({ uploading: null })
    },
    leave() {
      sending?.abort()
      set(({ uploading }) => ({ uploading: null, lost: uploading?.name ?? '' }))
    },
    remove() {
      sending?.abort()
      set({ url: '', fileName: '', uploading: null, lost: '' })
    },
    async arrived() {
      if (!get().uploading) return true
      const end = await new Promise<PhotoState>((resolve) => {
        const forget = subscribe((now) => {
          if (now.uploading) return
          forget()
          resolve(now)
        })
      })
      return end.lost === ''
    },
  }))
}
