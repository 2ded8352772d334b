import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { BusyButton } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { useBusy } from '#ui/use-busy.ts'
import type { Step } from './steps.ts'

/** A number to colour in: filled once the step is done. */
function Mark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid size-9 shrink-0 place-items-center rounded-full border-2 border-ink font-display font-semibold ${
        isDone ? 'bg-green text-black' : 'bg-paper'
      }`}
    >
      {isDone ? <Check className="size-5" strokeWidth={3} /> : number}
    </span>
  )
}

function StepRow({ step, number, children }: { step: Step; number: number; children: ReactNode }) {
  const { title, words, link, isDone } = step
  return (
    <li className="flex gap-4">
      <Mark number={number} isDone={isDone ?? false} />
      <div className="min-w-0">
        <h3 className="text-lg">
          {title}
          {isDone !== undefined && (
            <span className="ml-2 font-normal font-text text-base text-ink-soft">{isDone ? 'Done' : 'Not yet'}</span>
          )}
        </h3>
        <p className="mt-1 max-w-[60ch] text-ink-soft">{words}</p>
        {link && (
          <p className="mt-2">
            <TextLink to={link.to}>
              {link.label}
              <span className="sr-only">: {title}</span>
            </TextLink>
          </p>
        )}
        {children}
      </div>
    </li>
  )
}

interface FirstStepsProps {
  steps: readonly Step[]
  /** Tries on the spot whether mail arrives. */
  testMail: ReactNode
  onDismiss(): Promise<unknown>
}

/** What makes a site of one's own of a new one; there until it is done, or nobody wants to see it any more. */
export function FirstSteps({ steps, testMail, onDismiss }: FirstStepsProps) {
  const [busy, run] = useBusy()
  return (
    <Panel title="First steps">
      <ol className="flex flex-col gap-6">
        {steps.map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1}>
            {step.isMail && testMail}
          </StepRow>
        ))}
      </ol>
      <BusyButton busy={busy} onClick={() => void run(onDismiss)} className="mt-6">
        Hide these steps
      </BusyButton>
    </Panel>
  )
}
