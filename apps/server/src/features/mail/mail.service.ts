import type { MailStatus, TestMail, UserId } from '@huebook/contract'
import { appError, tooOften } from '#http/app-error.ts'
import type { Db } from '#platform/db/handle.ts'
import { countJobs } from '#platform/jobs/count-jobs.ts'
import type { Limit, Limiter } from '#platform/limits/limiter.ts'
import type { MailContent } from '#platform/mail/mail-layout.ts'
import { mailInNameOf } from '#platform/mail/mail-task.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Accounts } from '#ports/accounts.ts'
import { mailQueries } from './mail.queries.ts'

export type MailService = ReturnType<typeof createMailService>

/** Whoever sets up a mail server tries a few times in a row; more would only look like spam to it. */
const TEST_MAILS: Limit = { name: 'test mails of an administrator', max: 10, minutes: 10 }

interface Options {
  db: Db
  mailer: Pick<Mailer, 'destination' | 'outbox' | 'tryOut'>
  limiter: Pick<Limiter, 'take'>
  accounts: Pick<Accounts, 'find'>
  siteName(): Promise<string>
  /** The names of the jobs that send mails. */
  tasks: readonly string[]
}

/** Whether mails arrive, as far as the site can know. */
export function createMailService({ db, mailer, limiter, accounts, siteName, tasks }: Options) {
  const { destination, outbox } = mailer

  async function read(): Promise<MailStatus> {
    const [happened, counts] = await Promise.all([mailQueries(db).listOf(destination), countJobs(db, tasks)])
    const sent = happened.find(({ outcome }) => outcome === 'sent')
    const failed = happened.find(({ outcome }) => outcome === 'failed')
    return {
      server: outbox ? null : destination,
      folder: outbox ? destination : null,
      sent_at: sent?.at.toISOString() ?? null,
      failed_at: failed?.at.toISOString() ?? null,
      failure: failed?.sentence ?? '',
      ...counts,
    }
  }

  return {
    read,

    /** To nobody but whoever asks for it. */
    async sendTest(id: UserId): Promise<TestMail> {
      const wait = await db.transaction((tx) => limiter.take(tx, TEST_MAILS, id))
      if (wait > 0) throw tooOften(wait)
      const account = await accounts.find(db, id)
      if (!account) throw appError('SIGNED_OUT')
      const site = await siteName()
      const tried = await mailer.tryOut(mailInNameOf(site, { to: account.email, content: testMail(site) }))
      return { ...tried, status: await read() }
    },
  }
}

const testMail = (site: string): MailContent => ({
  subject: `Test mail from ${site}`,
  heading: 'Mail arrives',
  paragraphs: [
    `You asked ${site} for this mail. It has found its way to you, and so will the links and codes that people sign in with.`,
  ],
  closing: 'There is nothing to do here.',
})
