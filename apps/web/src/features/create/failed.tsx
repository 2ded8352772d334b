import { paths } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { BrokenPencil } from '#ui/drawings/broken-pencil.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { Failure } from './creation-store.ts'
import { failureWords } from './creation-words.ts'

/** The same words would fail again. */
const NEEDS_OTHER_WORDS = ['MODERATED', 'NOT_DRAWABLE', 'INVALID']

interface FailedProps {
  failure: Failure
  onTryAgain(): void
  /** Back to what was filled in. */
  onChange(): void
}

/** Why there is no page this time, and how to go on. */
export function Failed({ failure, onTryAgain, onChange }: FailedProps) {
  const isPointless = NEEDS_OTHER_WORDS.includes(failure.code)
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center text-center">
      <BrokenPencil className="w-full max-w-md" />
      <p role="alert" className="mt-8 max-w-[50ch] text-lg">
        {failureWords(failure)}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {failure.code === 'NO_CREDIT' ? (
          <LinkButton look="primary" to={paths.checkout()}>
            See the plans
          </LinkButton>
        ) : (
          <Button look="primary" onClick={isPointless ? onChange : onTryAgain}>
            Try again
          </Button>
        )}
        {!isPointless && <Button onClick={onChange}>Change something</Button>}
      </div>
    </div>
  )
}
