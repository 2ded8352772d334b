import type { CreatedPage, Creation, CreationStage } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'
import type { Client } from '#api/create-client.ts'
import { UNREACHABLE } from '#api/failure.ts'
import { askUntilAnswered } from './ask-until-answered.ts'
import type { Notes } from './notes.ts'
import { emptyRequest, isSameRequest, type PageRequest, requestOf } from './page-request.ts'

export interface Failure {
  /** The server's, or UNREACHABLE. */
  code: string
  message: string
}

export type Step =
  /** What would be missing is said here, before anything is drawn or paid for. */
  | { is: 'asking'; isChecking: boolean; missing: readonly string[] }
  | { is: 'waiting'; stage: CreationStage; percent: number; preview: string | null; isAway: boolean }
  | { is: 'done'; page: CreatedPage }
  | { is: 'failed'; failure: Failure }

interface CreationState {
  request: PageRequest
  step: Step
  creditsLeft: number
  change(part: Partial<PageRequest>): void
  /** Has the request drawn, unless some of its words would be missing: that is said first, and costs nothing. */
  ask(): Promise<void>
  /** Has the request drawn, or goes on with the page that was begun of it. */
  draw(): Promise<void>
  /** Waits for a page that was begun before. */
  resume(creation: Creation): Promise<void>
  /** Back to the words, which are still there. */
  askAgain(): void
  /** The screen goes; the drawing goes on. */
  leave(): void
}

interface CreationDependencies {
  api: Pick<Client, 'checkPrompt' | 'createPage' | 'followCreation' | 'readCredit'>
  notes: Notes
  newKey(): string
  pause(ms: number): Promise<void>
  creditsLeft: number
  /** What they have said of the pages they make. */
  sharesPages?: boolean
}

type Following = NonNullable<Parameters<Client['createPage']>[1]>
type Ask = (following: Following) => Promise<CreatedPage | null>

/** What is left, for as long as the server has not said so. */
export const leftAfter = ({ had_already: isFree }: CreatedPage, before: number) =>
  Math.max(0, before - (isFree ? 0 : 1))

const ASKING: Step & { is: 'asking' } = { is: 'asking', isChecking: false, missing: [] }
const JUST_SENT = { is: 'waiting', stage: 'waiting', percent: 0, preview: null, isAway: false } as const

/** A page from the request to the picture. What was sent is sent again with the same key, so that it is drawn once. */
export function createCreationStore({ sharesPages = true, ...parts }: CreationDependencies) {
  const { api, notes, newKey, pause, creditsLeft } = parts
  let leaving = new AbortController()
  let checking = new AbortController()
  /** A page that was begun elsewhere, until it has ended: its key is not known here. */
  let begun: Creation | null = null

  /** What was typed before they have said "Only me" is not shared because of it. */
  const draft = notes.draft() ?? emptyRequest

  return createStore<CreationState>()((set, get) => {
    const keepWaiting = (news: Partial<Omit<Step & { is: 'waiting' }, 'is'>>) =>
      set(({ step }) => {
        if (step.is !== 'waiting') return {}
        // A drawing that is tried again starts anew; a bar that runs backwards would frighten.
        return { step: { ...step, ...news, percent: Math.max(step.percent, news.percent ?? 0) } }
      })

    function fail(failure: Failure) {
      set({ step: { is: 'failed', failure } })
    }

    function forgetSent() {
      begun = null
      notes.forgetSent()
    }

    async function finish(page: CreatedPage) {
      forgetSent()
      notes.forgetDraft()
      set(({ creditsLeft: before }) => ({ step: { is: 'done', page }, creditsLeft: leftAfter(page, before) }))
      const credit = await api.readCredit({}, leaving.signal)
      if (credit) set({ creditsLeft: credit.page_creation })
    }

    async function follow(ask: Ask, isBegun = false) {
      leaving.abort()
      leaving = new AbortController()
      const { signal } = leaving
      const outcome = await askUntilAnswered({
        ask: ({ onNews, ...hears }) =>
          ask({
            ...hears,
            signal,
            on: {
              progress(news) {
                onNews()
                keepWaiting({ ...news, isAway: false })
              },
              preview: ({ image }) => keepWaiting({ preview: image }),
            },
          }),
        pause,
        signal,
        isBegun,
        onAway: () => keepWaiting({ isAway: true }),
      })
      if ('answer' in outcome) return finish(outcome.answer)
      if ('isUnreachable' in outcome) return fail({ code: 'UNREACHABLE', message: UNREACHABLE })
      if ('isLeft' in outcome) return
      const { code, message, isVerdict } = outcome.refusal
      // The page may be drawn all the same: the next try goes on with it.
      if (isVerdict) forgetSent()
      fail({ code, message })
    }

    return {
      request: { ...draft, public: draft.public && sharesPages },
      step: ASKING,
      creditsLeft,
      change(part) {
        set(({ request }) => ({ request: { ...request, ...part } }))
        notes.keepDraft(get().request)
        const { public: _, ...drawn } = part
        if (Object.keys(drawn).length === 0) return
        // Who may see it changes nothing of what is on it; anything else makes it another page.
        checking.abort()
        set({ step: ASKING })
      },
      async ask() {
        const { request, draw } = get()
        const { prompt, style, detail } = request
        checking = new AbortController()
        const { signal } = checking
        set({ step: { is: 'asking', isChecking: true, missing: [] } })
        let refusal: Failure | undefined
        const onRefused = (error: Failure) => {
          refusal = error
        }
        // Only a courtesy: where nobody answers it, the page itself is asked for, and what becomes of that is said.
        const answer = await api.checkPrompt({ body: { prompt, style, detail } }, signal, onRefused, () => true)
        if (signal.aborted) return
        if (refusal) return fail({ code: refusal.code, message: refusal.message })
        if (!answer || answer.missing.length === 0) return draw()
        set({ step: { ...ASKING, missing: answer.missing } })
      },
      draw() {
        const { request, resume } = get()
        if (begun && isSameRequest(begun, request)) return resume(begun)
        begun = null
        const sent = notes.sent()
        const key = sent && isSameRequest(sent.request, request) ? sent.key : newKey()
        notes.keepSent({ key, request })
        notes.keepDraft(request)
        set({ step: JUST_SENT })
        return follow((following) => api.createPage({ body: request, key }, following))
      },
      resume(creation) {
        begun = creation
        const { id, stage, percent, preview } = creation
        set({ request: requestOf(creation), step: { is: 'waiting', stage, percent, preview, isAway: false } })
        return follow((following) => api.followCreation({ params: { id } }, following), true)
      },
      askAgain() {
        set({ step: ASKING })
        notes.keepDraft(get().request)
      },
      leave() {
        checking.abort()
        leaving.abort()
      },
    }
  })
}
