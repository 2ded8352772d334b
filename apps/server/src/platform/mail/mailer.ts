import type { TestMailOutcome } from '@huebook/contract'
import { OperatorError } from '#platform/operator-error.ts'

export interface Mail {
  to: string
  /** Whom the recipient sees as the sender, instead of the name in MAIL_FROM; the address stays. */
  senderName?: string
  subject: string
  text: string
  html: string
  /** What the console shows when mail is not set up, so that a person can go on: the link, the code. */
  highlights: { label: string; value: string }[]
}

/** What came of a mail, for the eyes of whoever runs the site. */
export interface TriedMail {
  outcome: TestMailOutcome
  /** It names no person. */
  sentence: string
  /** What the mail server itself said: its code and its words, as one short line without secrets. Empty where it said none. */
  reply: string
}

export interface Mailer {
  /** Where mails go, without secrets: the host and port of a mail server, or a folder. */
  destination: string
  send(mail: Mail): Promise<void>
  /** Sends a mail at once and past all that wait, and tells what came of it. */
  tryOut(mail: Mail): Promise<TriedMail>
  /** Throws a MailError when mail cannot be sent. */
  check(): Promise<void>
  /** Lets mails on their way arrive, then lets go of the server. */
  close(): Promise<void>
  /** Where mails are kept on this machine instead of being sent. */
  outbox?: {
    /** Throws a MailError when mails cannot be kept. Unlike a mail server, an outbox does not come back by itself. */
    check(): Promise<void>
    /** Removes what `send` has left half-written where a kill cut it short. */
    removeUnfinished(): Promise<void>
  }
}

/** Its message is one sentence for the operator, free of secrets and of the mail server's own text. */
export class MailError extends OperatorError {
  override readonly name = 'MailError'
  /** The same mail will be refused again, however often it is sent. */
  readonly isFinal: boolean

  constructor(message: string, { isFinal = false } = {}) {
    super(message)
    this.isFinal = isFinal
  }
}
