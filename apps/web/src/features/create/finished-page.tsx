import type { CreatedPage, Page } from '@huebook/contract'
import { Lock, Palette, Printer, RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { backTo } from '#ui/use-way-back.ts'
import { credits, HAD_ALREADY_WORDS } from './creation-words.ts'
import { Reveal } from './reveal/reveal.tsx'
import { Verdict } from './verdict.tsx'

interface FinishedPageProps {
  page: CreatedPage
  creditsLeft: number
  /** What "again" is called here, and what it does. */
  again: { label: string; onPress(): void }
  onPrint(page: Page): Promise<void>
}

/** The page, what is to be known of it, and what to do with it. */
export function FinishedPage({ page, creditsLeft, again, onPrint }: FinishedPageProps) {
  const { plan } = useUser()
  const navigate = useNavigate()

  async function print() {
    if (plan.paid) return onPrint(page)
    await navigate(paths.checkout())
    const message = 'Print is only available on the paid plan.'
    toasts.getState().show({ variant: 'danger', message, persist: 'here' })
  }

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="mx-auto w-full max-w-[min(100%,42rem)]">
        <Reveal page={page} />
      </div>
      <div className="flex flex-col gap-6">
        <h2 className="text-2xl">{page.title}</h2>
        {page.had_already && <p>{HAD_ALREADY_WORDS}</p>}
        <Verdict page={page} />
        <div className="flex flex-col gap-3">
          <LinkButton look="primary" to={paths.colorPage({ id: page.id })} state={backTo(paths.myPages())}>
            <Palette className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
            Colour it now
          </LinkButton>
          <Button onClick={() => void print()}>
            <Printer className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
            Print it
            {!plan.paid && (
              <Lock className="size-4 shrink-0" strokeWidth={2.5} role="img" aria-label="on the paid plan" />
            )}
          </Button>
          {creditsLeft > 0 ? (
            <Button onClick={again.onPress} aria-describedby="again-costs">
              <RotateCcw className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />
              {again.label}
            </Button>
          ) : (
            <LinkButton to={paths.checkout()}>See the plans</LinkButton>
          )}
          <p id="again-costs" className="-mt-1 text-center text-ink-soft text-sm">
            {creditsLeft > 0
              ? `Another page takes one credit: you have ${credits(creditsLeft)} left.`
              : 'That was your last credit of this month.'}
          </p>
          <LinkButton look="quiet" to={paths.myPages()}>
            My pages
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
