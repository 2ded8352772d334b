import type { MailStatus } from '@huebook/contract'
import { since } from '#ui/date-since/since.ts'

/** Whether mail works, as far as the site can know. */
type MailState = 'works' | 'fails' | 'untried' | 'folder'

export function mailState({ folder, sent_at, failed_at }: MailStatus): MailState {
  if (folder !== null) return 'folder'
  if (failed_at !== null && (sent_at === null || failed_at > sent_at)) return 'fails'
  return sent_at === null ? 'untried' : 'works'
}

/** The one thing to do next about mail; nothing where it works. */
export function mailNextStep(status: MailStatus): string | null {
  switch (mailState(status)) {
    case 'works':
      return null
    case 'folder':
      return `No mail server is set up: mails are written to the folder ${status.folder}, and nobody gets them. Set SMTP_URL and MAIL_FROM, and start the site again.`
    case 'fails':
      return 'Look at what the mail server says to a test mail. Its address and password are in SMTP_URL.'
    case 'untried':
      return 'Send yourself a test mail, and see it arrive.'
  }
}

function waitingWords({ waiting, failing }: MailStatus): string {
  const mails = waiting === 1 ? '1 mail waits to be sent' : `${waiting} mails wait to be sent`
  if (failing === 0) return `${mails}.`
  return waiting === 1 ? `${mails}, after a failure.` : `${mails}, ${failing} of them after a failure.`
}

/** What happened last, in sentences. */
export function mailFacts(status: MailStatus, now: Date): string[] {
  const { sent_at, failed_at, failure, waiting } = status
  return [
    ...(sent_at ? [`The last mail was sent ${since(new Date(sent_at), now)}.`] : []),
    ...(failed_at ? [`The last failure was ${since(new Date(failed_at), now)}: ${failure}`] : []),
    ...(waiting > 0 ? [waitingWords(status)] : []),
  ]
}
