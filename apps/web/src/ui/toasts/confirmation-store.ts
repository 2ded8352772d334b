import { createStore } from 'zustand/vanilla'

export interface Question {
  message: string
  /** Whom or what it is about, where the message alone does not say. */
  about?: string
  /** What can be written along with a yes. */
  line?: { label: string; hint: string; maxLength: number }
  /** Done with what was written, if anything could be. */
  action: (written: string) => unknown
}

interface ConfirmationState {
  /** Asked twice, the same words are two questions. */
  confirmation: (Question & { id: number }) | null
  /** The action was agreed to and is not done yet. */
  proceeding: boolean
  /** Answers what the question can be withdrawn by. */
  ask(question: Question): number
  proceed(written?: string): Promise<void>
  /** The person says no. Once they have agreed, that is too late. */
  cancel(): void
  /** Whoever asked has gone; a question that somebody else has asked since stays. */
  withdraw(id: number): void
  clear(): void
}

/** Holds the one question a person has to answer before something is done that cannot be undone. */
export const createConfirmationStore = () => {
  let nextId = 1

  return createStore<ConfirmationState>()((set, get) => ({
    confirmation: null,
    proceeding: false,
    ask(question) {
      const id = nextId++
      set({ confirmation: { ...question, id }, proceeding: false })
      return id
    },
    async proceed(written = '') {
      const { confirmation, proceeding, withdraw } = get()
      if (!confirmation || proceeding) return
      set({ proceeding: true })
      try {
        await confirmation.action(written.trim())
      } finally {
        withdraw(confirmation.id)
      }
    },
    cancel() {
      if (!get().proceeding) get().clear()
    },
    withdraw(id) {
      if (get().confirmation?.id === id) get().clear()
    },
    clear: () => set({ confirmation: null, proceeding: false }),
  }))
}
