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
      if (responseCode) return `The mail server ${host} refused the connection${reply}.`
      return `The mail server ${host} cannot be reached (SMTP_URL).`
  }
}

/** A mail server says 4xx for "not now" and 5xx for "never"; a wrong password is the operator's, who may yet put it right. */
const isFinal = ({ code, responseCode = 0 }: NodemailerError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500

const WHY: Record<string, string> = {
  ECONNREFUSED: 'Nothing listens there.',
  EDNS: 'Nobody knows this name.',
  ETIMEDOUT: 'It did not answer in time.',
}

/** Why a server could not be reached, where that is known. */
const whyOf = ({ code = '', originalCode = '' }: NodemailerError): string => WHY[originalCode] ?? WHY[code] ?? ''

/** The server was there and said no, or would not even be asked. */
const isRefusal = ({ code, responseCode }: NodemailerError): boolean =>
  responseCode !== undefined || ['EAUTH', 'ENOAUTH', 'EENVELOPE', 'EMESSAGE'].includes(code ?? '')

interface Explained {
  /** One sentence, without the original: that carries the server's text and the conversation. */
  error: MailError
  outcome: 'refused' | 'unreachable'
  why: string
}

/** Says what went wrong. */
export function explainSmtpError(error: unknown, host: string): Explained {
  if (error instanceof MailError) return { error, outcome: 'refused', why: '' }
  const known = error as NodemailerError
  return {
    error: new MailError(sentence(known, host), { isFinal: isFinal(known) }),
    outcome: isRefusal(known) ? 'refused' : 'unreachable',
    why: isRefusal(known) ? '' : whyOf(known),
  }
}
