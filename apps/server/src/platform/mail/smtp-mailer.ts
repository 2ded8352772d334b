import { createTransport, type NodemailerError } from 'nodemailer'
import { cleanReply } from './clean-reply.ts'
import { composeFrom } from './compose.ts'
import type { Mail, Mailer, TriedMail } from './mailer.ts'
import { explainSmtpError } from './smtp-error.ts'

// Milliseconds. The library waits minutes by default, in which no other mail could take this one's place.
const CONNECT_WITHIN = 10_000
// A live server may think a little longer about a mail it is scanning; giving up then would send the mail twice.
const REPLY_WITHIN = 15_000

// Somebody waits in front of a screen for a mail that is tried out, whatever the server does meanwhile.
const TRIED_WITHIN = 20_000

/** Sends mail through the server at `url`, over a few connections that are kept open. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const compose = composeFrom(from)
  const { host } = new URL(url)
  const server = {
    url,
    connectionTimeout: CONNECT_WITHIN,
    greetingTimeout: CONNECT_WITHIN,
    socketTimeout: REPLY_WITHIN,
  }
  const transport = createTransport({
    ...server,
    pool: true,
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
      throw explainSmtpError(error, host).error
    } finally {
      onTheirWay.delete(running)
    }
  }

  async function tryOut(mail: Mail): Promise<TriedMail> {
    // A connection of its own: kept ones may be busy with other mails, and would say nothing about reaching the server.
    const once = createTransport(server)
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject({ code: 'ETIMEDOUT' }), TRIED_WITHIN)
    })
    try {
      const { response } = await Promise.race([(async () => once.sendMail(compose(mail)))(), tooLate])
      const reply = cleanReply(response, url)
      return { outcome: 'accepted', sentence: `The mail server ${host} has taken the mail.`, reply }
    } catch (problem) {
      const { error, outcome, why } = explainSmtpError(problem, host)
      const { response = '' } = problem as NodemailerError
      return { outcome, sentence: `${error.message} ${why}`.trim(), reply: cleanReply(response, url) }
    } finally {
      clearTimeout(timer)
      once.close()
    }
  }

  return {
    destination: host,
    tryOut,
    send: (mail) => attempt(async () => transport.sendMail(compose(mail))),
    check: () => attempt(() => transport.verify()),
    async close() {
      // Closing the pool at once would fail the mails still waiting in its queue.
      await Promise.allSettled(onTheirWay)
      transport.close()
    },
  }
}
