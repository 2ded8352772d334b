import type { Creation, CreationStage, Page } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'
import type { Client } from '#api/create-client.ts'
import { type RefusedError, UNREACHABLE } from '#api/failure.ts'
import type { Notes } from './notes.ts'
import { emptyWish, isSameWish, type Wish, wishOf } from './wish.ts'

/** How long to wait before a connection that broke is made again, in milliseconds. */
const BEFORE_ASKING_AGAIN_MS = 1000

export interface Failure {
  /** The server's, or UNREACHABLE. */
  code: string
  message: string
}

export type Step =
  | { is: 'asking' }
  | { is: 'waiting'; stage: CreationStage; percent: number; preview: string | null }
  | { is: 'done'; page: Page }
  | { is: 'failed'; failure: Failure }

interface CreationState {
  wish: Wish
  step: Step
  creditsLeft: number
  change(part: Partial<Wish>): void
  /** Has the wish drawn. */
  draw(): Promise<void>
  /** Waits for a page that was begun before. */
  resume(creation: Creation): Promise<void>
  /** Back to the words, which are still there. */
  askAgain(): void
  /** The screen goes; the drawing goes on. */
  leave(): void
}

interface CreationDependencies {
  api: Pick<Client, 'createPage' | 'followCreation' | 'readCredit'>
  notes: Notes
  newKey(): string
  pause(ms: number): Promise<void>
  creditsLeft: number
}

type Following = NonNullable<Parameters<Client['createPage']>[1]>
type Ask = (following: Following) => Promise<Page | null>

const JUST_SENT = { is: 'waiting', stage: 'waiting', percent: 0, preview: null } as const

/** A page from the wish to the picture. What was sent is sent again with the same key, so that it is drawn once. */
export function createCreationStore({ api, notes, newKey, pause, creditsLeft }: CreationDependencies) {
  let leaving = new AbortController()

  return createStore<CreationState>()((set, get) => {
    const keepWaiting = (news: Partial<Pick<Step & { is: 'waiting' }, 'stage' | 'percent' | 'preview'>>) =>
      set(({ step }) => {
        if (step.is !== 'waiting') return {}
        // A drawing that is tried again starts anew; a bar that runs backwards would frighten.
        return { step: { ...step, ...news, percent: Math.max(step.percent, news.percent ?? 0) } }
      })

    function fail(failure: Failure) {
      set({ step: { is: 'failed', failure } })
    }

    async function finish(page: Page) {
      notes.forgetSent()
      notes.forgetDraft()
      set(({ creditsLeft: before }) => ({ step: { is: 'done', page }, creditsLeft: Math.max(0, before - 1) }))
      const credit = await api.readCredit({}, leaving.signal)
      if (credit) set({ creditsLeft: credit.page_creation })
    }

    /** Asks until there is an answer: a connection that breaks says nothing about the drawing. */
    async function follow(ask: Ask) {
      leaving.abort()
      leaving = new AbortController()
      const { signal } = leaving
      for (;;) {
        let refusal: RefusedError | undefined
        let isCut = false
        const page = await ask({
          signal,
          on: { progress: keepWaiting, preview: ({ image }) => keepWaiting({ preview: image }) },
          onRefused: (error) => {
            refusal = error
          },
          onCut: () => {
            isCut = true
          },
        })
        if (signal.aborted) return
        if (page) return finish(page)
        if (refusal) {
          notes.forgetSent()
          return fail({ code: refusal.code, message: refusal.message })
        }
        if (!isCut) return fail({ code: 'UNREACHABLE', message: UNREACHABLE })
        await pause(BEFORE_ASKING_AGAIN_MS)
        if (signal.aborted) return
      }
    }

    return {
      wish: notes.draft() ?? emptyWish,
      step: { is: 'asking' },
      creditsLeft,
      change(part) {
        set(({ wish }) => ({ wish: { ...wish, ...part } }))
        notes.keepDraft(get().wish)
      },
      draw() {
        const { wish } = get()
        const sent = notes.sent()
        const key = sent && isSameWish(sent.wish, wish) ? sent.key : newKey()
        notes.keepSent({ key, wish })
        notes.keepDraft(wish)
        set({ step: JUST_SENT })
        return follow((following) => api.createPage({ body: wish, key }, following))
      },
      resume(creation) {
        const { id, stage, percent, preview } = creation
        set({ wish: wishOf(creation), step: { is: 'waiting', stage, percent, preview } })
        return follow((following) => api.followCreation({ params: { id } }, following))
      },
      askAgain() {
        set({ step: { is: 'asking' } })
        notes.keepDraft(get().wish)
      },
      leave: () => leaving.abort(),
    }
  })
}
