import type { MailStatus, TestMail as Tested } from '@huebook/contract'
import { Mail, MailCheck, MailX } from 'lucide-react'
import { useState } from 'react'
import { api } from '#api/index.ts'
import { useUser } from '#session/use-user.ts'
import { BusyButton } from '#ui/button.tsx'
import { useBusy } from '#ui/use-busy.ts'

/** What came of it, and what the mail server itself said. */
function Outcome({ tested, email }: { tested: Tested; email: string }) {
  const Icon = tested.outcome === 'accepted' ? MailCheck : MailX
  return (
    <div className="mt-4 flex animate-rise gap-3 rounded-card border-2 border-ink border-dashed p-4">
      <Icon className="mt-0.5 size-6 shrink-0" strokeWidth={2} aria-hidden="true" />
      <div className="min-w-0">
        <p className="break-words">
          {tested.sentence}
          {tested.outcome === 'accepted' && ` See whether it arrives at ${email}.`}
        </p>
        {tested.reply && (
          <p className="mt-2 text-sm">
            It said: <span className="break-words font-mono">{tested.reply}</span>
          </p>
        )}
      </div>
    </div>
  )
}

/** Mails whoever presses it, and says how the mail server answered. */
export function TestMail({ onTested }: { onTested(status: MailStatus): void }) {
  const { email } = useUser()
  const [tested, setTested] = useState<Tested | null>(null)
  const [busy, run] = useBusy()

  async function send() {
    const answer = await api.sendTestMail()
    if (!answer) return
    setTested(answer)
    onTested(answer.status)
  }

  return (
    <div className="mt-4">
      <BusyButton busy={busy} onClick={() => void run(send)}>
        {!busy && <Mail className="size-5 shrink-0" strokeWidth={2} aria-hidden="true" />}
        Send me a test mail
      </BusyButton>
      <div role="status">{tested && <Outcome tested={tested} email={email} />}</div>
    </div>
  )
}
