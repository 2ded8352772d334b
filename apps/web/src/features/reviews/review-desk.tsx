import { FIRST_PAGE, type Page, type Paginated, type Review, type ReviewDecision } from '@huebook/contract'
import { Ban, Check, ChevronLeft, ChevronRight, type LucideIcon, Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { api } from '#api/index.ts'
import { BusyButton, Button } from '#ui/button.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { askToBlock } from '#ui/toasts/ask-to-block.ts'
import { confirmations, toasts } from '#ui/toasts/index.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import { ReviewFacts, ReviewPicture } from './review-card.tsx'
import { createReviewQueue, decisionsFor, type Outcome } from './review-queue.ts'
import { KEYS, useReviewKeys } from './use-review-keys.ts'
import { waitingReviews } from './waiting-reviews.ts'

export const readReviews = (signal?: AbortSignal) => api.paginateReviews({ query: { page: FIRST_PAGE } }, signal)

const DECISIONS: Record<ReviewDecision, { label: string; Icon: LucideIcon; done: string; doneToColoring: string }> = {
  approve: {
    label: 'Approve',
    Icon: Check,
    done: 'is shown to everybody now',
    doneToColoring: 'is shown under its page now',
  },
  dismiss: { label: 'Dismiss reports', Icon: Undo2, done: 'stays as it is', doneToColoring: 'stays as it is' },
  block: {
    label: 'Block',
    Icon: Ban,
    done: 'has been blocked. You find it under Pages',
    doneToColoring: 'was taken down',
  },
}

/** What another administrator, or its owner, has been quicker with. */
const OUTDATED = ['CONFLICT', 'PAGE_NOT_FOUND', 'COLORING_NOT_FOUND']

async function decide({ page, coloring, version }: Review, decision: ReviewDecision, reason: string): Promise<Outcome> {
  let outcome: Outcome = 'failed'
  const body = { decision, version, reason }
  const onRefused = ({ code }: { code: string }) => {
    if (OUTDATED.includes(code)) outcome = 'outdated'
  }
  const answer = await (coloring
    ? api.decideColoringReview({ params: { id: coloring.id }, body }, undefined, onRefused)
    : api.decideReview({ params: { id: page.id }, body }, undefined, onRefused))
  if (!answer) return outcome
  void waitingReviews.getState().read()
  toasts.getState().show({ variant: 'success', message: doneWords(page, coloring, decision) })
  return 'decided'
}

function doneWords({ title }: Page, coloring: Review['coloring'], decision: ReviewDecision): string {
  const { done, doneToColoring } = DECISIONS[decision]
  return coloring ? `“${title}”, coloured by ${coloring.by}, ${doneToColoring}` : `“${title}” ${done}`
}

function KeyCap({ children }: { children: string }) {
  return (
    <kbd className="rounded-[0.4rem] border-2 border-current px-1.5 font-display font-medium text-sm leading-5 max-sm:hidden">
      {children}
    </kbd>
  )
}

function NothingWaits() {
  return (
    <div className="mt-10 flex flex-col items-center text-center">
      <PencilBox coloured={6} className="w-full max-w-xs" />
      <h2 className="mt-6 text-2xl">Nothing waits for you</h2>
      <p className="mt-2 max-w-[46ch] text-ink-soft">
        Pictures and colourings that people share, and what somebody reports, will stand here.
      </p>
    </div>
  )
}

/** Pages and colourings that wait for a look, worked through one by one, by buttons or by keys. */
export function ReviewDesk({ start }: { start: Paginated<Review> }) {
  const queue = useMemo(() => createReviewQueue(start, { load: () => readReviews(), decide }), [start])
  const { reviews, hasMore, at, deciding } = useStore(queue)
  const review = reviews[at]
  const confirm = useConfirmation()
  const { go, decide: settle } = queue.getState()
  /** Blocking is asked about first, by a key as by a button, as wherever it is done. */
  function act(decision: ReviewDecision): void {
    if (decision !== 'block' || !review) return void settle(decision)
    const { page, coloring } = review
    const whose = coloring ? `coloured by ${coloring.by}` : `by ${page.user.name}`
    const about = `${page.title}, ${whose}`
    confirm(askToBlock(coloring ? 'colouring' : 'page', about, (reason) => settle(decision, reason)))
  }
  /** Who goes on to another one has not said yes to anything about this one. */
  function step(by: 1 | -1): void {
    confirmations.getState().cancel()
    go(by)
  }
  useReviewKeys({ go: step, decide: act })
  if (!review) return <NothingWaits />

  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:grid-rows-[auto_1fr] lg:items-start">
      <ReviewPicture {...review} />
      <div className="min-w-0">
        <p role="status" className="mb-2 text-ink-soft">
          {review.coloring ? 'Colouring' : 'Page'}, {at + 1} of {reviews.length}
          {hasMore && ' and more'}
          <span className="sr-only">: {review.page.title}</span>
        </p>
        <ReviewFacts {...review} />
      </div>
      {/* Where the picture takes the whole screen, what can be decided lies over its lower end. */}
      <div className="flex flex-col gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-1 max-lg:border-line-faint max-lg:border-t-2 max-lg:bg-paper max-lg:px-1 max-lg:py-3">
        <div className="flex gap-3 lg:flex-col">
          {decisionsFor(review).map((decision) => {
            const { label, Icon } = DECISIONS[decision]
            return (
              <BusyButton
                key={decision}
                look={decision === 'block' ? 'drawn' : 'primary'}
                busy={deciding === decision}
                disabled={deciding !== null}
                onClick={() => act(decision)}
                aria-keyshortcuts={KEYS[decision]}
                className="max-lg:grow"
              >
                {deciding !== decision && <Icon className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />}
                {label}
                <KeyCap>{KEYS[decision]}</KeyCap>
              </BusyButton>
            )
          })}
        </div>
        <div className="flex gap-3">
          <Button look="quiet" onClick={() => step(-1)} aria-keyshortcuts="ArrowLeft" className="grow px-4!">
            <ChevronLeft className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
            Back
            <KeyCap>←</KeyCap>
          </Button>
          <Button look="quiet" onClick={() => step(1)} aria-keyshortcuts="ArrowRight" className="grow px-4!">
            <KeyCap>→</KeyCap>
            Later
            <ChevronRight className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
          </Button>
        </div>
      </div>
    </div>
  )
}
