import type { Paginated, Review, ReviewDecision } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'

/** Whether it is decided; outdated is what somebody else has decided, or said something new about, meanwhile. */
export type Outcome = 'decided' | 'outdated' | 'failed'

interface Desk {
  /** Those that have waited longest; null when that failed and the person was told. */
  load(): Promise<Paginated<Review> | null>
  decide(review: Review, decision: ReviewDecision, reason: string): Promise<Outcome>
}

interface ReviewQueueState {
  reviews: Review[]
  /** Some are not here yet. */
  hasMore: boolean
  /** Which one is looked at. */
  at: number
  deciding: ReviewDecision | null
  go(step: 1 | -1): void
  /** Why, where it is to be read. */
  decide(decision: ReviewDecision, reason?: string): Promise<void>
}

/** What can be decided: what waits is shown or not, what was only reported may stay as it is. */
export const decisionsFor = ({ waiting, reports }: Review): ReviewDecision[] => [
  ...(waiting ? (['approve'] as const) : []),
  ...(reports.length > 0 ? (['dismiss'] as const) : []),
  'block',
]

/** Of a page there may be several, one for each colouring. */
const idOf = ({ page, coloring }: Review): string => coloring?.id ?? page.id

const within = (at: number, { length }: Review[]): number => Math.max(0, Math.min(at, length - 1))

/** The pages and colourings that wait for a look, one after the other. */
export function createReviewQueue(start: Paginated<Review>, { load, decide }: Desk) {
  return createStore<ReviewQueueState>()((set, get) => {
    const shown = ({ data, current_page, last_page }: Paginated<Review>) => ({
      reviews: data,
      hasMore: current_page < last_page,
    })

    /** Whoever looks at something goes on looking at it, if it still waits. */
    async function readAnew(): Promise<void> {
      const found = await load()
      if (!found) return
      const { reviews, at } = get()
      const seen = reviews[at]
      const same = found.data.findIndex((review) => seen && idOf(review) === idOf(seen))
      set({ ...shown(found), at: within(same === -1 ? at : same, found.data) })
    }

    return {
      ...shown(start),
      at: 0,
      deciding: null,

      go: (step) => set(({ at, reviews }) => ({ at: within(at + step, reviews) })),

      async decide(decision, reason = '') {
        const { reviews, at, deciding } = get()
        const review = reviews[at]
        if (!review || deciding || !decisionsFor(review).includes(decision)) return
        set({ deciding: decision })
        const outcome = await decide(review, decision, reason)
        if (outcome === 'decided')
          set((now) => {
            const left = now.reviews.filter((one) => one !== review)
            return { reviews: left, at: within(now.at, left) }
          })
        const { reviews: left, hasMore } = get()
        if (outcome === 'outdated' || (left.length === 0 && hasMore)) await readAnew()
        set({ deciding: null })
      },
    }
  })
}
