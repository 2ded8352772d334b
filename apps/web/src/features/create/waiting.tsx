import type { CreationStage } from '@huebook/contract'
import { paths } from '#paths.ts'
import { TextLink } from '#ui/text-link.tsx'
import { AWAY_WORDS, STAGE_WORDS } from './creation-words.ts'
import { Doodle } from './doodle.tsx'

interface WaitingProps {
  prompt: string
  stage: CreationStage
  percent: number
  preview: string | null
  /** Nobody answers at the moment. */
  isAway: boolean
}

/** The page on its way: what can be seen of it, how far it is, and what happens now. */
export function Waiting({ prompt, stage, percent, preview, isAway }: WaitingProps) {
  return (
    <div className="mx-auto max-w-2xl">
      <div className="overflow-hidden rounded-card border-2 border-ink bg-white shadow-lifted">
        {preview ? (
          <img
            src={preview}
            alt="What has been drawn so far"
            className="mx-auto block aspect-square w-full max-w-lg object-contain"
          />
        ) : (
          <div className="px-4 py-8 sm:px-10">
            <Doodle percent={percent} />
          </div>
        )}
      </div>
      <blockquote className="mt-6 line-clamp-3 text-center font-display text-lg">“{prompt}”</blockquote>
      <div
        role="progressbar"
        aria-label="How far the page is"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="mt-5 h-7 overflow-hidden rounded-full border-2 border-ink bg-surface"
      >
        <div className="stripe h-full" style={{ width: `${percent}%` }} />
      </div>
      <p className="mt-3 flex items-baseline justify-between gap-4">
        <span role="status" className="font-display font-medium">
          {isAway ? AWAY_WORDS : `${STAGE_WORDS[stage]}…`}
        </span>
        <span aria-hidden="true" className="shrink-0 text-ink-soft tabular-nums">
          {percent} %
        </span>
      </p>
      <p className="mt-4 text-center text-ink-soft">
        You can leave: the page will be in <TextLink to={paths.myPages()}>My pages</TextLink>.
      </p>
    </div>
  )
}
