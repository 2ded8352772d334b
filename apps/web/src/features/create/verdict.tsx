import type { Page } from '@huebook/contract'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { VERDICT_WORDS } from './creation-words.ts'

/** How well a page can be coloured, what is not on it, and whose drawings it is made of. */
export function Verdict({ page }: { page: Page }) {
  const { colorability, missing, credit } = page
  const isGood = colorability?.verdict === 'good'
  const Icon = isGood ? CircleCheck : CircleAlert
  return (
    <div className="flex flex-col gap-3">
      {colorability && (
        <div>
          <p className="flex items-start gap-2 font-display font-medium text-lg">
            <Icon className="mt-1 size-5 shrink-0" strokeWidth={2.25} aria-hidden="true" />
            {VERDICT_WORDS[colorability.verdict]}
          </p>
          {colorability.reasons.length > 0 && (
            <ul className="mt-1 pl-7 text-ink-soft">
              {colorability.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          )}
        </div>
      )}
      {missing.length > 0 && <p>Could not draw: {missing.join(', ')}</p>}
      {page.waiting_for_review && (
        <p>Waiting for review: others see it once somebody has looked at it. You have it already.</p>
      )}
      {credit && <p className="text-ink-soft text-sm">{credit}</p>}
    </div>
  )
}
