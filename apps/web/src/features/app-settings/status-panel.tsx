import type { AppStatus } from '@huebook/contract'
import type { ReactNode } from 'react'
import { BusyButton } from '#ui/button.tsx'
import { since } from '#ui/date-since/since.ts'
import { Panel } from '#ui/panel.tsx'
import { SetupCard } from '#ui/setup-card.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { CopyField } from './copy-field.tsx'
import { MoveButton } from './move-button.tsx'
import { nextStep, type Part } from './next-step.ts'

const PARTS: [Part, string][] = [
  ['openaiApi', 'OpenAI API'],
  ['stripeApi', 'Stripe API'],
  ['stripeWebhook', 'Stripe Webhook'],
  ['plans', 'Plans'],
]

interface PartItemProps {
  label: string
  lit: boolean
  part: Part
  check: AppStatus['checks'][Part]
  onCheck(): Promise<unknown>
}

function PartItem({ label, lit, part, check, onCheck }: PartItemProps) {
  const next = nextStep(part, check)
  const checked = check.checked_at && `, checked ${since(new Date(check.checked_at), new Date())}`
  return (
    <SetupCard as="li" label={label} lit={lit} state={`${lit ? 'Works' : 'Does not work yet'}${checked ?? ''}`}>
      {next && <p className="mt-2">{next.words}</p>}
      {next?.link && (
        <p className="mt-2">
          <TextLink to={next.link.to}>{next.link.words}</TextLink>
        </p>
      )}
      {check.account && <MoveButton account={check.account} onMoved={onCheck} />}
    </SetupCard>
  )
}

interface StatusPanelProps {
  /** None where it could not be read. */
  status: AppStatus | null
  /** What is known of mail. */
  mail: ReactNode
  /** Tries everything with its provider now. */
  onCheck(): Promise<unknown>
}

/** What of the site works, and of the rest the one thing to do next. */
export function StatusPanel({ status, mail, onCheck }: StatusPanelProps) {
  const [busy, run] = useBusy()
  return (
    <Panel title="Setup status">
      {status ? (
        <>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
            {PARTS.map(([part, label]) => (
              <PartItem
                key={part}
                label={label}
                part={part}
                lit={status[part]}
                check={status.checks[part]}
                onCheck={onCheck}
              />
            ))}
          </ul>
          <div className="mt-6">
            <CopyField label="Webhook address for Stripe" text={status.webhook_url} />
          </div>
        </>
      ) : (
        <p className="text-ink-soft">The status could not be read. Press “Check again”.</p>
      )}
      <BusyButton busy={busy} onClick={() => void run(onCheck)} className="mt-6">
        Check again
      </BusyButton>
      {mail && <div className="mt-6">{mail}</div>}
    </Panel>
  )
}
