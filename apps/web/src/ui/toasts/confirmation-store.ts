import { createStore } from 'zustand/vanilla'

interface Confirmation {
  message: string
  action: () => unknown
}

interface ConfirmationState {
  confirmation: Confirmation | null
  /** The action was agreed to and is not done yet. */
  proceeding: boolean
  ask(message: string, action: () => unknown): void
  proceed(): Promise<void>
  clear(): void
}

/** Holds the one question a person has to answer before something is done that cannot be undone. */
export const createConfirmationStore = () =>
  createStore<ConfirmationState>()((set, get) => ({
    confirmation: null,
    proceeding: false,
    ask: (message, action) => set({ confirmation: { message, action }, proceeding: false }),
    async proceed() {
      const { confirmation, proceeding, clear } = get()
      if (!confirmation || proceeding) return
      set({ proceeding: true })
      try {
        await confirmation.action()
      } finally {
        // Another question may stand there by now; the end of this action is not its answer.
        if (get().confirmation === confirmation) clear()
      }
    },
    clear: () => set({ confirmation: null, proceeding: false }),
  }))
