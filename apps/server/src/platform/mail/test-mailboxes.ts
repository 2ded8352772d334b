import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { Mailer } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

export const password = 'p@ss/word:1'

export interface TestMailbox {
  mailer(from: string): Mailer
  /** What has arrived, raw and in any order */
  received(): Promise<Buffer[]>
  /** To whom the server was told to deliver; an outbox delivers to nobody */
  recipients: string[]
  printed: string[]
  /** Answers every recipient with this from now on: 450 is "not now", 550 "never", and 250 "welcome" as at first */
  answerWith(code: 250 | 450 | 550): void
  close(): Promise<void>
}

export const parse = (raw: Buffer): Promise<Email> => PostalMime.parse(raw)

export async function openSmtp({ auth }: { auth: boolean }): Promise<TestMailbox & { host: string }> {
  const mails: Buffer[] = []
  const recipients: string[] = []
  let answer = 250
  const server = new SMTPServer({
    authOptional: !auth,
    allowInsecureAuth: true,
    disabledCommands: auth ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth({ username, password: given }, _session, done) {
      if (username === 'huebook' && given === password) done(null, { user: username })
      else done(new Error(`SECRET SERVER TEXT about ${given}`))
    },
    onRcptTo(_address, _session, done) {
      done(answer === 250 ? null : Object.assign(new Error('SECRET SERVER TEXT'), { responseCode: answer }))
    },
    onData(stream, session, done) {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address))
      buffer(stream).then((mail) => {
        mails.push(mail)
        done()
      }, done)
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const login = auth ? `huebook:${encodeURIComponent(password)}@` : ''
  return {
    host,
    mailer: (from) => createSmtpMailer({ url: `smtp://${login}${host}`, from }),
    received: async () => mails,
    recipients,
    printed: [],
    answerWith(code) {
      answer = code
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** Something that listens where a mail server should, and does this with whoever connects. */
export async function serverThat(greets: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    greets(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export async function openOutbox(): Promise<TestMailbox & { directory: string }> {
  const parent = await mkdtemp(join(tmpdir(), 'huebook-mail-'))
  const directory = join(parent, 'outbox')
  const printed: string[] = []
  return {
    directory,
    mailer: (from) => createOutboxMailer({ directory, from, print: (line) => printed.push(line) }),
    async received() {
      const names = (await readdir(directory).catch(() => [])).filter((name) => name.endsWith('.eml'))
      return Promise.all(names.sort().map((name) => readFile(join(directory, name))))
    },
    recipients: [],
    printed,
    answerWith: () => undefined,
    close: () => rm(parent, { recursive: true }),
  }
}
