import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import type { Mail } from './mailer.ts'
import { explainSmtpError } from './smtp-error.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { openOutbox, openSmtp, parse, password, serverThat } from './test-mailboxes.ts'

const from = 'Huebook <no-reply@localhost>'
const mail: Mail = {
  to: 'ada@example.com',
  subject: 'Test mail from Huebook',
  text: 'Mail works',
  html: '<p>Mail works</p>',
  highlights: [],
}
const LOGIN = `huebook:${encodeURIComponent(password)}`

const closing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const close of closing.splice(0).reverse()) await close()
})

function tryAt(url: string) {
  const mailer = createSmtpMailer({ url, from })
  closing.push(() => mailer.close())
  return mailer.tryOut(mail)
}

async function smtp(options: { auth: boolean }) {
  const server = await openSmtp(options)
  closing.push(server.close)
  return server
}

async function tcp(greets: Parameters<typeof serverThat>[0]) {
  const server = await serverThat(greets)
  closing.push(server.close)
  return server
}

test('a mail that is tried out arrives, and the words of the server that took it are told', async () => {
  const server = await smtp({ auth: true })
  expect(await tryAt(`smtp://${LOGIN}@${server.host}`)).toEqual({
    outcome: 'accepted',
    sentence: `The mail server ${server.host} has taken the mail.`,
    reply: '250 OK: message queued',
  })
  const [raw] = await server.received()
  expect((await parse(raw as Buffer)).subject).toBe(mail.subject)
})

test.each([450, 550] as const)('a server that refuses it is told with its code and words: %i', async (code) => {
  const server = await smtp({ auth: false })
  server.answerWith(code)
  expect(await tryAt(`smtp://${server.host}`)).toEqual({
    outcome: 'refused',
    sentence: `The mail server ${server.host} refused the sender or the recipient (${code}).`,
    reply: `${code} SECRET SERVER TEXT`,
  })
})

test('a wrong password is refused, and what the server says about it is told without it', async () => {
  const server = await smtp({ auth: true })
  const { outcome, sentence, reply } = await tryAt(`smtp://huebook:wrong-password@${server.host}`)
  expect(outcome).toBe('refused')
  expect(sentence).toBe(`The mail server ${server.host} refused the user name and password in SMTP_URL (535).`)
  expect(reply).toBe('535 SECRET SERVER TEXT about …')
})

test('whatever a server says becomes one short line without the secrets of SMTP_URL', async () => {
  const secrets = [
    password,
    encodeURIComponent(password),
    Buffer.from(password).toString('base64'),
    Buffer.from(`\0huebook\0${password}`).toString('base64'),
  ]
  const { host } = await tcp((socket) =>
    socket.end(
      [
        `554-5.7.1 Go \u001b[2J\u202eaway,  you with ${secrets.join(' and ')}`,
        `554-as in smtp://${LOGIN}@mail.example`,
        `554 ${'x'.repeat(5000)}`,
        '',
      ].join('\r\n'),
    ),
  )
  const { outcome, sentence, reply } = await tryAt(`smtp://${LOGIN}@${host}`)
  expect([outcome, sentence]).toEqual(['refused', `The mail server ${host} refused the connection (554).`])
  expect(reply).toMatch(/^554 5\.7\.1 Go \[2J away, you with … and … and … and … as in … x+…$/)
  expect(reply.length).toBeLessThanOrEqual(200)
})

test('a server that is down is told by its address, and that nothing listens there', async () => {
  const { host, close } = await tcp(() => undefined)
  await close()
  expect(await tryAt(`smtp://${LOGIN}@${host}`)).toEqual({
    outcome: 'unreachable',
    sentence: `The mail server ${host} cannot be reached (SMTP_URL). Nothing listens there.`,
    reply: '',
  })
})

test.each([
  ['EDNS', 'Nobody knows this name.'],
  ['ETIMEDOUT', 'It did not answer in time.'],
])('why a server cannot be reached is told: %s', (code, why) => {
  expect(explainSmtpError({ code }, 'mail.example').why).toBe(why)
})

test('a server that takes a mail and then never comes to an end is given up after 20 seconds', async () => {
  const { host } = await tcp((socket) => {
    let talking: NodeJS.Timeout | undefined
    socket.write('220 hello\r\n')
    socket.on('data', (said) => {
      if (!String(said).startsWith('DATA')) return talking ?? socket.write('250 go on\r\n')
      socket.write('354 go on\r\n')
      // It says something all the time, so that it never seems to be gone.
      talking = setInterval(() => socket.write('250-wait\r\n'), 20)
      return setImmediate(() => vi.advanceTimersByTime(20_000))
    })
    socket.on('close', () => clearInterval(talking))
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  expect(await tryAt(`smtp://${host}`)).toEqual({
    outcome: 'unreachable',
    sentence: `The mail server ${host} cannot be reached (SMTP_URL). It did not answer in time.`,
    reply: '',
  })
})

test('without a mail server the folder is told in which the mail lies', async () => {
  const outbox = await openOutbox()
  closing.push(outbox.close)
  expect(await outbox.mailer(from).tryOut(mail)).toEqual({
    outcome: 'kept',
    sentence: `No mail server is set up (SMTP_URL), so the mail was written to the folder ${outbox.directory}.`,
    reply: '',
  })
  expect(await outbox.received()).toHaveLength(1)
})

test('a folder that cannot be written is told as well', async () => {
  const outbox = await openOutbox()
  closing.push(outbox.close)
  await mkdir(dirname(outbox.directory), { recursive: true })
  await writeFile(outbox.directory, '')
  expect(await outbox.mailer(from).tryOut(mail)).toEqual({
    outcome: 'refused',
    sentence: `The directory for mails, ${outbox.directory}, cannot be written (EEXIST); check DATA_DIR.`,
    reply: '',
  })
})
