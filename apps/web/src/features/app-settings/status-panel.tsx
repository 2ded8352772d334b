import type { AppStatus } from '@huebook/contract'
import { Check, CircleDashed } from 'lucide-react'
import { BusyButton } from '#ui/button.tsx'
import { since } from '#ui/date-since/since.ts'
import { Panel } from '#ui/panel.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useBusy } from '#ui/use-busy.ts'
import { CopyField } from './copy-field.tsx'
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
}

/** Filled in once it works, as everything here is that somebody has coloured; drawn with dashes until then. */
function PartItem({ label, lit, part, check }: PartItemProps) {
  const next = nextStep(part, check)
  const Icon = lit ? Check : CircleDashed
  return (
    <li className={`min-w-0 rounded-card border-2 p-4 ${lit ? 'border-ink' : 'border-ink-soft border-dashed'}`}>
      <p className="flex items-center gap-2 font-display font-medium text-lg">
        <span
          className={`grid size-7 shrink-0 place-items-center rounded-full ${lit ? 'border-2 border-ink bg-success text-black' : 'text-ink-soft'}`}
        >
          <Icon className="size-5" strokeWidth={lit ? 3 : 2} aria-hidden="true" />
        </span>
        {label}
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        {lit ? 'Works' : 'Does not work yet'}
        {check.checked_at && `, checked ${since(new Date(check.checked_at), new Date())}`}
      </p>
      {next && <p className="mt-2">{next.words}</p>}
      {next?.link && (
        <p className="mt-2">
          <TextLink to={next.link.to}>{next.link.words}</TextLink>
        </p>
      )}
    </li>
  )
}

interface StatusPanelProps {
  /** None where it could not be read. */
  status: AppStatus | null
  /** Tries everything with its provider now. */
  onCheck(): Promise<unknown>
}

/** What of the site works, and of the rest the one thing to do next. */
export function StatusPanel({ status, onCheck }: StatusPanelProps) {
  const [busy, run] = useBusy()
  return (
    <Panel title="Setup status">
      {status ? (
        <>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4">
            {PARTS.map(([part, label]) => (
              <PartItem key={part} label={label} part={part} lit={status[part]} check={status.checks[part]} />
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
    </Panel>
  )
}
