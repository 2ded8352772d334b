import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Mail, MailError, type Mailer } from './mailer.ts'
import { openOutbox, openSmtp, parse, type TestMailbox } from './test-mailboxes.ts'

const mail: Mail = {
  to: 'mia@example.com',
  subject: 'Schöne Grüße 🎨 von Huebook',
  text: 'Dein Link: https://huebook.example/verify/abc?x=1\nDein Code: 123456 – bis später',
  html: '<p>Dein <a href="https://huebook.example/verify/abc?x=1">Link</a> – bis später</p>',
  highlights: [],
}
const from = 'Huebook Malbücher <no-reply@localhost>'

const mailboxes: [name: string, open: () => Promise<TestMailbox>][] = [
  ['an SMTP server', () => openSmtp({ auth: false })],
  ['an SMTP server with a password', () => openSmtp({ auth: true })],
  ['the outbox', openOutbox],
]

describe.each(mailboxes)('a mail through %s', (_name, open) => {
  let mailbox: TestMailbox
  let mailer: Mailer
  beforeEach(async () => {
    mailbox = await open()
    mailer = mailbox.mailer(from)
  })
  afterEach(async () => {
    await mailer.close()
    await mailbox.close()
  })

  const arrived = async () => {
    const [raw, ...others] = await mailbox.received()
    expect(others).toEqual([])
    return { raw: raw?.toString() ?? '', mail: await parse(raw ?? Buffer.alloc(0)) }
  }

  test('arrives with sender, recipient, subject and both readings', async () => {
    await mailer.send(mail)
    const { raw, mail: read } = await arrived()
    expect(read.from).toMatchObject({ name: 'Huebook Malbücher', address: 'no-reply@localhost' })
    expect(read.to).toMatchObject([{ name: '', address: 'mia@example.com' }])
    expect(read.subject).toBe(mail.subject)
    expect(read.text?.trim()).toBe(mail.text)
    expect(read.html?.trim()).toBe(mail.html)
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m)
    expect(read.messageId).toBeTruthy()
    expect(Number.isNaN(Date.parse(read.date ?? ''))).toBe(false)
  })

  test('may name its recipient', async () => {
    await mailer.send({ ...mail, to: '"Mia, die Große" <mia@example.com>' })
    expect((await arrived()).mail.to).toMatchObject([{ name: 'Mia, die Große', address: 'mia@example.com' }])
  })

  test('ends its lines as the standard asks', async () => {
    await mailer.send(mail)
    expect((await arrived()).raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  test('keeps its headers when the subject tries to add some', async () => {
    await mailer.send({ ...mail, subject: 'Hello\r\nBcc: thief@example.com\r\nX-Evil: 1\r\n\r\nOther body' })
    const { mail: read } = await arrived()
    expect(read.subject).toBe('Hello Bcc: thief@example.com X-Evil: 1 Other body')
    expect(read.bcc).toBeUndefined()
    expect(read.headers.map(({ key }) => key)).not.toContain('x-evil')
    expect(read.text?.trim()).toBe(mail.text)
    expect(mailbox.recipients).not.toContain('thief@example.com')
  })

  test.each([
    'mia@example.com\r\nBcc: thief@example.com',
    'mia@example.com\nBcc: thief@example.com',
    'Mia\r\nBcc: thief@example.com <mia@example.com>',
    'Mia\r\nX-Evil <mia@example.com>',
    'Thief <thief@example.com>, Mia <mia@example.com>',
    'mia@example.com>\r\nRCPT TO:<thief@example.com',
    'mia@example.com, thief@example.com',
    'Group: mia@example.com, thief@example.com;',
    'mia@example.com\0',
    'mia',
    '<mia>',
    'mia@example.com thief@example.com',
    '',
  ])('is not sent to %j', async (to) => {
    const refused = expect(mailer.send({ ...mail, to })).rejects
    await refused.toThrow(new MailError('The recipient is not one valid mail address.', { isFinal: true }))
    expect(await mailbox.received()).toEqual([])
  })

  test.each(['Huebook\r\nBcc: thief@example.com <no-reply@localhost>', 'Huebook', 'a@example.com, b@example.com'])(
    'cannot come from %j',
    (sender) => {
      expect(() => mailbox.mailer(sender)).toThrow(MailError)
    },
  )

  test('arrives even among 20 at once', async () => {
    const codes = Array.from({ length: 20 }, (_, index) => `code ${index}`)
    await Promise.all(codes.map((text) => mailer.send({ ...mail, text })))
    const texts = await Promise.all((await mailbox.received()).map(async (raw) => (await parse(raw)).text?.trim()))
    expect(texts.sort()).toEqual(codes.sort())
  })

  test('still arrives when the mailer is closed right after', async () => {
    const sent = Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => mailer.send(mail)))
    await mailer.close()
    await sent
    expect(await mailbox.received()).toHaveLength(7)
  })

  test('can be sent, says the check, and leaves nothing in the mailbox', async () => {
    await mailer.check()
    expect(await mailbox.received()).toEqual([])
  })
})
