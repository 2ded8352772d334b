import { useEffect, useState } from 'react'
import { BusyButton } from '#ui/button.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { useBusy } from '#ui/use-busy.ts'
import { askForMail, type MailStep, mailSteps } from './mail-step.ts'

/** How long a wait still is: never shorter than it is, and no longer than a glance. */
export const waitWords = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** How many seconds are left until a moment, counting down. */
function useSecondsUntil(moment: number) {
  const [now, setNow] = useState({ moment, left: secondsUntil(moment) })
  if (now.moment !== moment) setNow({ moment, left: secondsUntil(moment) })
  const over = now.left === 0

  useEffect(() => {
    if (over) return
    const timer = setInterval(() => setNow({ moment, left: secondsUntil(moment) }), 1000)
    return () => clearInterval(timer)
  }, [moment, over])

  return now.left
}

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
