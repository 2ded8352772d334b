import { afterEach, expect, test, vi } from 'vitest'
import { type Mail, MailError } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { openSmtp, password, serverThat as startServerThat } from './test-mailboxes.ts'

const from = 'Huebook <no-reply@localhost>'
const mail: Mail = {
  to: 'mia@example.com',
  subject: 'Your link to Huebook',
  text: 'Sign in',
  html: '<p>Sign in</p>',
  highlights: [{ label: 'Code', value: '123456' }],
}

const closing: (() => Promise<unknown> | unknown)[] = []
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const close of closing.splice(0).reverse()) await close()
})

function mailerFor(url: string) {
  const mailer = createSmtpMailer({ url, from })
  closing.push(() => mailer.close())
  return mailer
}

async function serverThat(greets: Parameters<typeof startServerThat>[0]) {
  const server = await startServerThat(greets)
  closing.push(server.close)
  return server
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it should have failed'),
    (error: Error) => error,
  )

test('a server that is down is one sentence', async () => {
  const { host, close } = await serverThat(() => undefined)
  await close()
  const mailer = mailerFor(`smtp://huebook:${encodeURIComponent(password)}@${host}`)
  const sentence = new MailError(`The mail server ${host} cannot be reached (SMTP_URL).`)
  expect(await failure(mailer.send(mail))).toEqual(sentence)
  expect(await failure(mailer.check())).toEqual(sentence)
})

test('a server that accepts and stays silent is given up after 10 seconds', async () => {
  const { host } = await serverThat(() => setImmediate(() => vi.advanceTimersByTime(10_000)))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const error = await failure(mailerFor(`smtp://${host}`).check())
  expect(error.message).toBe(`The mail server ${host} cannot be reached (SMTP_URL).`)
})

test('a server that hangs up on every try fails the mail instead of trying for ever', async () => {
  const { host } = await serverThat((socket) => socket.end())
  const error = await failure(mailerFor(`smtp://${host}`).send(mail))
  expect(error.message).toBe(`The mail server ${host} cannot be reached (SMTP_URL).`)
})

test("wrong credentials are one sentence without the password and the server's text", async () => {
  const server = await openSmtp({ auth: true })
  closing.push(server.close)
  const mailer = mailerFor(`smtp://huebook:wrong-password@${server.host}`)
  for (const call of [mailer.send, () => mailer.check()]) {
    const error = await failure(call(mail))
    expect(error.message).toBe(`The mail server ${server.host} refused the user name and password in SMTP_URL (535).`)
    expect(JSON.stringify({ ...error, cause: error.cause })).not.toMatch(/wrong-password|SECRET/)
  }
})

test('nothing of a mail is printed', async () => {
  const server = await openSmtp({ auth: false })
  closing.push(server.close)
  const written = [
    ...(['log', 'info', 'warn', 'error', 'debug'] as const).map((method) => vi.spyOn(console, method)),
    vi.spyOn(process.stdout, 'write'),
    vi.spyOn(process.stderr, 'write'),
  ]
  await mailerFor(`smtp://${server.host}`).send(mail)
  for (const spy of written) expect(spy).not.toHaveBeenCalled()
})
