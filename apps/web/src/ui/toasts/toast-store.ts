import { TOAST_MS } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'

export type ToastVariant = 'info' | 'success' | 'danger'

export interface Toast {
  id: number
  variant: ToastVariant
  message: string
  /** Stays until it is dismissed or replaced, also when the screen changes; with `here` until the screen is left. */
  persist: boolean | 'here'
  /** The screen it is about, where somebody is only on the way to it: it is said nowhere else. */
  about: string | null
  /** What can be done with what it tells of. */
  action: { label: string; act(): void } | null
}

type ToastContent = Pick<Toast, 'message'> & Partial<Pick<Toast, 'variant' | 'persist' | 'about' | 'action'>>

interface ToastState {
  toast: Toast | null
  show(content: ToastContent): void
  clear(): void
  /** Called when somebody sets out for another screen. */
  clearOnRouteChange(): void
  /** Called when they have arrived, which may be elsewhere than where they were sent. */
  clearUnlessAbout(screen: string): void
}

/** Holds the one short message a person sees at a time; a new one takes the place of the old. */
export const createToastStore = () => {
  let nextId = 1
  let timer: ReturnType<typeof setTimeout> | undefined

  return createStore<ToastState>()((set, get) => ({
    toast: null,
    show({ message, variant = 'info', persist = false, about = null, action = null }) {
      clearTimeout(timer)
      set({ toast: { id: nextId++, variant, message, persist, about, action } })
      if (!persist) timer = setTimeout(get().clear, TOAST_MS)
    },
    clear() {
      clearTimeout(timer)
      set({ toast: null })
    },
    clearOnRouteChange() {
      if (get().toast?.persist !== true) get().clear()
    },
    clearUnlessAbout(screen) {
      const about = get().toast?.about
      if (about && about !== screen) get().clear()
    },
  }))
}
