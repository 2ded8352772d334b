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

/** What is said of an invitation where somebody asks for one, and once it is promised. */
export function invitationWords(status: MailStatus | null): {
  before: string
  after(email: string): string
  isMailed: boolean
} {
  const state = status && mailState(status)
  if (state === 'folder')
    return {
      isMailed: false,
      before: `No mail server is set up: the invitation is written to the folder ${status?.folder}, and nobody gets it until you hand it on.`,
      after: (email) =>
        `No mail server is set up, so the invitation for ${email} was written to the folder ${status?.folder}. Tell them yourself, or set SMTP_URL and MAIL_FROM and start the site again.`,
    }
  if (state === 'fails')
    return {
      isMailed: false,
      before: 'The last mail could not be sent: the invitation waits until the mail server takes it.',
      after: (email) =>
        `The invitation for ${email} waits: the last mail could not be sent. Your account says what the mail server answers.`,
    }
  return {
    isMailed: true,
    before: 'An invitation is mailed to this address.',
    after: (email) => `An invitation has been sent to ${email}`,
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
