import type { SendMailOptions } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import { type Mail, MailError } from './mailer.ts'

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim()

/**
 * Reads exactly one mailbox, `address` or `Name <address>`, and refuses what would need interpretation:
 * control characters and stray addresses are how a header or a second recipient is smuggled in.
 */
function mailbox(text: string, whose: string) {
  const [found] = addressparser(text)
  const address = found?.address ?? ''
  const plain = /^[^\s@<>]+@[^\s@<>]+$/.test(address) && !/\p{Cc}/u.test(text)
  const asWritten = text === address || text.endsWith(`<${address}>`)
  if (!plain || !asWritten) throw new MailError(`The ${whose} is not one valid mail address.`, { isFinal: true })
  return { name: found?.name ?? '', address }
}

/** Prepares mails of one sender: what it returns has one recipient and a one-line subject. */
export function composeFrom(from: string) {
  const sender = mailbox(from, 'sender (MAIL_FROM)')
  return ({ to, senderName, subject, text, html }: Mail) =>
    ({
      from: { ...sender, name: oneLine(senderName ?? sender.name) },
      to: mailbox(to, 'recipient'),
      subject: oneLine(subject),
      text,
      html,
      // Keeps holiday replies from coming back to an address nobody reads.
      headers: { 'Auto-Submitted': 'auto-generated' },
    }) satisfies SendMailOptions
}
