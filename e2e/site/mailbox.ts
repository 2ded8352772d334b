import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'

export interface Mails {
  /** Waits for the next mail to this person that has not been read yet. */
  next(address: string): Promise<Letter>
}

export interface Mailbox extends Mails {
  /** Everything that ever came, with when it did, in milliseconds since 1970. */
  received: readonly (Letter & { at: number })[]
  /** What SMTP_URL has to be for mails to arrive here. */
  url: string
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
  const received: (Letter & { at: number })[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          unread.push(mail)
          received.push({ ...readLetter(mail), at: Date.now() })
          done()
        }, done)
    },
  })
  // A site that is killed breaks off in the middle of a mail; the next one begins anew.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    next: (address) => nextOf(unread, address),
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The mails of a site without a mail server, which keeps them as files. */
export function readOutbox(dataDir: string): Mails {
  const folder = join(dataDir, 'outbox')
  const found = new Set<string>()
  const unread: Email[] = []
  const collect = async () => {
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((one) => one.endsWith('.eml') && !found.has(one)).sort()) {
      found.add(name)
      unread.push(await PostalMime.parse(await readFile(join(folder, name))))
    }
  }
  return { next: (address) => nextOf(unread, address, collect) }
}

async function nextOf(unread: Email[], address: string, collect = async () => {}): Promise<Letter> {
  const isTo = ({ to }: Email) => to?.some((one) => one.address === address)
  await waitFor(
    async () => {
      await collect()
      return unread.map(({ to, subject }) => ({ to, subject }))
    },
    () => assert(unread.some(isTo), `There is no mail to ${address}`),
    { pauseMs: POLL_MS },
  )
  const [mail] = unread.splice(unread.findIndex(isTo), 1)
  return readLetter(mail as Email)
}

const readLetter = (mail: Email): Letter => ({
  mail,
  link: /https?:\/\/\S+\/verify\/\S+/.exec(mail.text ?? '')?.[0] ?? '',
  code: /^Code: (\d{6})$/m.exec(mail.text ?? '')?.[1] ?? '',
})
