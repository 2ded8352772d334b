import type { AppStatus } from '@huebook/contract'
import { Check } from 'lucide-react'
import { Panel } from '#ui/panel.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { firstSteps, type Step } from './steps.ts'

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

function StepRow({ step, number }: { step: Step; number: number }) {
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
      </div>
    </li>
  )
}

/** What to do with a site that nobody has come to yet. */
export function FirstSteps({ status, address }: { status: AppStatus; address: string }) {
  return (
    <Panel title="First steps">
      <ol className="flex flex-col gap-6">
        {firstSteps(status, address).map((step, index) => (
          <StepRow key={step.title} step={step} number={index + 1} />
        ))}
      </ol>
    </Panel>
  )
}
