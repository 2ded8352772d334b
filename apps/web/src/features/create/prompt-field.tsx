import { CircleAlert, Dices } from 'lucide-react'
import { type Ref, useId } from 'react'
import { BusyButton } from '#ui/button.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { lengthWords } from './page-request.ts'

interface PromptFieldProps {
  ref: Ref<HTMLTextAreaElement>
  value: string
  error: string | undefined
  onChange(prompt: string): void
  /** Finds something to draw, or nothing once the person was told why. */
  suggest(): Promise<string | null>
}

/** A sheet to write on, with a die for those who have no idea yet. */
export function PromptField({ ref, value, error, onChange, suggest }: PromptFieldProps) {
  const id = useId()
  const [busy, run] = useBusy()

  const surprise = () =>
    run(async () => {
      const prompt = await suggest()
      if (prompt) onChange(prompt)
    })

  return (
    <div>
      <label htmlFor={id} className="mb-3 block font-display font-medium text-lg">
        What should be on your page?
      </label>
      <textarea
        ref={ref}
        id={id}
        name="prompt"
        rows={4}
        value={value}
        placeholder="Two cats on a bicycle under the moon"
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={`${id}-error ${id}-length`}
        aria-invalid={error ? true : undefined}
        className="field prompt-sheet shadow-soft"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <BusyButton look="quiet" busy={busy} onClick={surprise} className="-ml-3 min-h-11! px-3! py-1!">
          {!busy && <Dices className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />}
          Surprise me
        </BusyButton>
        <p id={`${id}-length`} aria-live="polite" className="text-ink-soft text-sm">
          {lengthWords(value)}
        </p>
      </div>
      <p id={`${id}-error`} role="alert" className="text-danger-ink">
        {error && (
          <span className="mt-1 flex gap-2">
            <CircleAlert className="mt-1 size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />
            {error}
          </span>
        )}
      </p>
    </div>
  )
}
