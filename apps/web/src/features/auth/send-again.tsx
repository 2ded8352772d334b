import { BusyButton } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { askForMail } from './ask-for-mail.ts'
import { type MailStep, mailSteps } from './mail-step.ts'
import { useSecondsUntil } from './use-seconds-until.ts'
import { waitWords } from './wait-words.ts'

interface SendAgainProps {
  step: MailStep
  onStep: (step: MailStep) => void
  onSent: () => void
}

export function SendAgain({ step, onStep, onSent }: SendAgainProps) {
  const [sending, run] = useBusy()
  const wait = useSecondsUntil(step.againFrom)

  const sendAgain = () =>
    run(async () => {
      const { request } = step
      const sent = await askForMail(request, ({ retryAfter }) => {
        if (retryAfter) onStep(mailSteps.postpone(step, retryAfter))
      })
      if (!sent) return
      toasts.getState().show({ variant: 'success', message: `Another mail is on its way to ${request.email}` })
      onStep(mailSteps.begin(request))
      onSent()
    })

  return (
    <BusyButton busy={sending} disabled={wait > 0} onClick={sendAgain} className="min-h-11! py-1!">
      {wait > 0 ? `Send it again in ${waitWords(wait)}` : 'Send it again'}
    </BusyButton>
  )
}
