import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface Mailbox {
  /** What SMTP_URL has to be for mails to arrive here. */
  url: string
  /** Waits for the next mail to this person that has not been read yet. */
  next(address: string): Promise<Letter>
  close(): Promise<void>
}

interface Letter {
  mail: Email
  /** The link to open, and the code to type, where the mail has them. */
  link: string
  code: string
}

const POLL_MS = 20

/** A real mail server that keeps what it is given. */
export async function openMailbox(): Promise<Mailbox> {
  const unread: Email[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          unread.push(mail)
          done()
        }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    async next(address) {
      for (;;) {
        const index = unread.findIndex((mail) => mail.to?.some((one) => one.address === address))
        const [mail] = index < 0 ? [] : unread.splice(index, 1)
        if (mail) return readLetter(mail)
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const readLetter = (mail: Email): Letter => ({
  mail,
  link: /https?:\/\/\S+\/verify\/\S+/.exec(mail.text ?? '')?.[0] ?? '',
  code: /^Code: (\d{6})$/m.exec(mail.text ?? '')?.[1] ?? '',
})
