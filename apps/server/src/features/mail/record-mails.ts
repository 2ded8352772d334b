import type { Db } from '#platform/db/handle.ts'
import type { Log } from '#platform/log/log.ts'
import { MailError, type Mailer } from '#platform/mail/mailer.ts'
import { mailQueries } from './mail.queries.ts'

interface Options {
  db: Db
  mailer: Mailer
  log: Pick<Log, 'warn'>
}

/** The same mailer, of which every process knows how its last mails went. */
export function recordMails({ db, mailer, log }: Options): Mailer {
  const { destination } = mailer

  /** A mail that is on its way is not sent again because nobody could write that down. */
  async function record(failure?: string): Promise<void> {
    const outcome = failure === undefined ? 'sent' : 'failed'
    await mailQueries(db)
      .write({ outcome, destination, sentence: failure ?? '' })
      .catch((err) => log.warn({ err }, 'how a mail went could not be written down'))
  }

  return {
    ...mailer,

    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        await record(error instanceof MailError ? error.message : 'A mail could not be written.')
        throw error
      }
      await record()
    },

    async tryOut(mail) {
      const tried = await mailer.tryOut(mail)
      // Without the reply, which may name whom the mail was for.
      await record(tried.outcome === 'accepted' || tried.outcome === 'kept' ? undefined : tried.sentence)
      return tried
    },
  }
}
