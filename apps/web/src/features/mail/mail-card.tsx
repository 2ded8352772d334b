import type { MailStatus } from '@huebook/contract'
import { SetupCard } from '#ui/setup-card.tsx'
import { mailFacts, mailNextStep, mailState } from './mail-words.ts'
import { TestMail } from './test-mail.tsx'

const STATES = {
  works: 'Works',
  fails: 'The last mail failed',
  untried: 'Not tried yet',
  folder: 'Does not work yet',
}

interface MailCardProps {
  status: MailStatus
  onTested(status: MailStatus): void
}

/** Whether people get the mails they sign in with. */
export function MailCard({ status, onTested }: MailCardProps) {
  const state = mailState(status)
  const next = mailNextStep(status)
  return (
    <SetupCard
      as="section"
      label="Mail"
      lit={state === 'works'}
      state={status.server === null ? STATES[state] : `${STATES[state]}, through ${status.server}`}
    >
      {next && <p className="mt-2 max-w-[70ch] break-words">{next}</p>}
      {mailFacts(status, new Date()).map((fact) => (
        <p key={fact} className="mt-2 max-w-[70ch] break-words text-ink-soft">
          {fact}
        </p>
      ))}
      <TestMail onTested={onTested} />
    </SetupCard>
  )
}
