import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Mail, MailError } from './mailer.ts'
import { createOutboxMailer } from './outbox-mailer.ts'
import { openOutbox, parse } from './test-mailboxes.ts'

const from = 'Huebook <no-reply@localhost>'
const mail: Mail = {
  to: 'mia@example.com',
  subject: 'Your link to Huebook',
  text: 'Sign in',
  html: '<p>Sign in</p>',
  highlights: [
    { label: 'Link', value: 'http://localhost:3000/verify/abc' },
    { label: 'Code', value: '123456' },
  ],
}

let outbox: Awaited<ReturnType<typeof openOutbox>>
beforeEach(async () => {
  outbox = await openOutbox()
})
afterEach(async () => {
  vi.useRealTimers()
  await outbox.close()
})

test('the console shows link and code', async () => {
  await outbox.mailer(from).send(mail)
  expect(outbox.printed).toEqual([
    'Mail to mia@example.com: Your link to Huebook',
    '  Link: http://localhost:3000/verify/abc',
    '  Code: 123456',
  ])
})

test('a subject cannot forge a line of the console', async () => {
  await outbox.mailer(from).send({ ...mail, subject: 'Hi\n  Code: 999999\u001b[2J' })
  expect(outbox.printed[0]).toBe('Mail to mia@example.com: Hi   Code: 999999 [2J')
})

test('mails lie in the order they were sent, also within a millisecond', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const mailers = [outbox.mailer(from), outbox.mailer(from)]
  const sent = Array.from({ length: 12 }, (_, index) => `mail ${index}`)
  for (const [index, text] of sent.entries()) await mailers[index < 6 ? 0 : 1]?.send({ ...mail, text })
  const texts = await Promise.all((await outbox.received()).map(async (raw) => (await parse(raw)).text?.trim()))
  expect(texts).toEqual(sent)
})

test('two processes that write at the same moment keep both mails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  for (const _process of [1, 2]) {
    vi.resetModules()
    const fresh = await import('./outbox-mailer.ts')
    await fresh.createOutboxMailer({ directory: outbox.directory, from, print: () => undefined }).send(mail)
  }
  expect(await outbox.received()).toHaveLength(2)
})

test('only the owner may read the mails, even in a directory that was open to all', async () => {
  await mkdir(outbox.directory, { mode: 0o755 })
  await outbox.mailer(from).send(mail)
  const name = (await readdir(outbox.directory)).find((entry) => entry.endsWith('.eml'))
  expect((await stat(outbox.directory)).mode & 0o777).toBe(0o700)
  expect((await stat(join(outbox.directory, name ?? ''))).mode & 0o777).toBe(0o600)
})

test('half a mail that a kill has left is removed once it is old', async () => {
  const mailer = outbox.mailer(from)
  await mailer.send(mail)
  const [folder] = (await readdir(outbox.directory)).filter((entry) => !entry.endsWith('.eml'))
  const left = join(outbox.directory, folder ?? '', 'left')
  await writeFile(left, 'half a mail')
  await mailer.outbox?.removeUnfinished()
  expect(await readdir(dirname(left))).toEqual(['left'])
  await utimes(left, 1, 1)
  await mailer.outbox?.removeUnfinished()
  expect(await readdir(dirname(left))).toEqual([])
  expect(await outbox.received()).toHaveLength(1)
})

test('a directory that cannot be written is one sentence with its name, and nothing is printed', async () => {
  const blocked = join(dirname(outbox.directory), 'a-file', 'outbox')
  await writeFile(dirname(blocked), '')
  const mailer = createOutboxMailer({ directory: blocked, from, print: (line) => outbox.printed.push(line) })
  const sentence = new MailError(`The directory for mails, ${blocked}, cannot be written (ENOTDIR); check DATA_DIR.`)
  await expect(mailer.check()).rejects.toThrow(sentence)
  await expect(mailer.send(mail)).rejects.toThrow(sentence)
  expect(outbox.printed).toEqual([])
})
