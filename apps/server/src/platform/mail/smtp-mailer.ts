import { createTransport } from 'nodemailer'
import { composeFrom } from './compose.ts'
import type { Mailer } from './mailer.ts'
import { explainSmtpError } from './smtp-error.ts'

// Milliseconds. The library waits minutes by default, in which no other mail could take this one's place.
const CONNECT_WITHIN = 10_000
// A live server may think a little longer about a mail it is scanning; giving up then would send the mail twice.
const REPLY_WITHIN = 15_000

/** Sends mail through the server at `url`, over a few connections that are kept open. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const compose = composeFrom(from)
  const { host } = new URL(url)
  const transport = createTransport({
    pool: true,
    url,
    connectionTimeout: CONNECT_WITHIN,
    greetingTimeout: CONNECT_WITHIN,
    socketTimeout: REPLY_WITHIN,
    // One more try covers a kept connection that the server has dropped in the meantime.
    maxRequeues: 1,
  })
  const onTheirWay = new Set<Promise<unknown>>()

  async function attempt(call: () => Promise<unknown>) {
    const running = call()
    onTheirWay.add(running)
    try {
      await running
    } catch (error) {
      throw explainSmtpError(error, host)
    } finally {
      onTheirWay.delete(running)
    }
  }

  return {
    send: (mail) => attempt(async () => transport.sendMail(compose(mail))),
    check: () => attempt(() => transport.verify()),
    async close() {
      // Closing the pool at once would fail the mails still waiting in its queue.
      await Promise.allSettled(onTheirWay)
      transport.close()
    },
  }
}
