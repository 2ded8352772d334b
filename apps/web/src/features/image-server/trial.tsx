import type { TriedImageServer } from '@huebook/contract'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Button } from '#ui/button.tsx'

/** It is drawing, as far as it says; or what has come of it. */
export type TrialStanding = { percent: number } | TriedImageServer

interface TrialProps {
  standing: TrialStanding
  onStop(): void
}

function Outcome({ works, sentence, picture }: TriedImageServer) {
  const Icon = works ? CircleCheck : CircleAlert
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-start">
      {picture && (
        <img
          src={picture}
          alt="What it has drawn"
          width={256}
          height={256}
          className="aspect-square w-full max-w-64 rounded-card border-2 border-ink bg-white object-contain"
        />
      )}
      <p className="flex max-w-[60ch] items-start gap-2 font-display font-medium">
        <Icon className="mt-0.5 size-5 shrink-0" strokeWidth={2.25} aria-hidden="true" />
        <span className="min-w-0 break-words">{sentence}</span>
      </p>
    </div>
  )
}

/** A picture that the server draws to show that it can, or one sentence about why it does not. */
export function Trial({ standing, onStop }: TrialProps) {
  const isOver = 'works' in standing
  return (
    <div className="rounded-card border-2 border-line-faint p-4">
      <div role="status">
        {isOver ? (
          <Outcome {...standing} />
        ) : (
          <p className="font-display font-medium">
            It is drawing a cat. Without a graphics card that may take some minutes.
          </p>
        )}
      </div>
      {!isOver && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <div
            role="progressbar"
            aria-label="How far it is"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={standing.percent}
            className="h-5 min-w-40 grow overflow-hidden rounded-full border-2 border-ink bg-surface"
          >
            <div
              className="h-full bg-primary transition-[width]"
              style={{ width: `${Math.max(standing.percent, 4)}%` }}
            />
          </div>
          <Button look="quiet" onClick={onStop}>
            Stop
          </Button>
        </div>
      )}
    </div>
  )
}
