import type { NodemailerError } from 'nodemailer'
import { MailError } from './mailer.ts'

function sentence({ code, responseCode }: NodemailerError, host: string): string {
  const reply = responseCode ? ` (${responseCode})` : ''
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return `The mail server ${host} refused the user name and password in SMTP_URL${reply}.`
    case 'ETLS':
      return `A secure connection to the mail server ${host} could not be made (SMTP_URL).`
    case 'EENVELOPE':
      return `The mail server ${host} refused the sender or the recipient${reply}.`
    case 'EMESSAGE':
      return `The mail server ${host} refused the mail${reply}.`
    default:
      return `The mail server ${host} cannot be reached (SMTP_URL).`
  }
}

/** A mail server says 4xx for "not now" and 5xx for "never"; a wrong password is the operator's, who may yet put it right. */
const isFinal = ({ code, responseCode = 0 }: NodemailerError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500

/** Says in one sentence what went wrong, and drops the original: it carries the server's text and the conversation. */
export function explainSmtpError(error: unknown, host: string): MailError {
  if (error instanceof MailError) return error
  const known = error as NodemailerError
  return new MailError(sentence(known, host), { isFinal: isFinal(known) })
}
