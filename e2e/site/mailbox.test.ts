import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openMailbox } from './mailbox.ts'

async function say(to: Socket, line: string): Promise<string> {
  to.write(`${line}\r\n`)
  const [answer] = await once(to, 'data')
  return String(answer)
}

test('a mailbox takes the next mail although a site was killed in the middle of one', async () => {
  const mailbox = await openMailbox()
  onTestFinished(mailbox.close)
  const call = async () => {
    const site = connect(Number(new URL(mailbox.url).port), '127.0.0.1')
    await once(site, 'data')
    await say(site, 'HELO site')
    await say(site, 'MAIL FROM:<site@example.org>')
    await say(site, 'RCPT TO:<mia@example.org>')
    return site
  }
  const killed = await call()
  killed.resetAndDestroy()
  const next = await call()
  onTestFinished(() => void next.destroy())
  await say(next, 'DATA')
  expect(await say(next, 'To: mia@example.org\r\nSubject: Hello\r\n\r\nMia\r\n.')).toMatch(/^250/)
  expect((await mailbox.next('mia@example.org')).mail.subject).toBe('Hello')
})
