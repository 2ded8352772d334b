import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Mailer } from './mailer.ts'

/** The same mailer, of which is counted how its mails go. */
export const countMails = (mailer: Mailer, metrics: Pick<Metrics, 'mailEnded'>): Mailer => ({
  ...mailer,

  async send(mail) {
    try {
      await mailer.send(mail)
    } catch (error) {
      metrics.mailEnded('failed')
      throw error
    }
    metrics.mailEnded('sent')
  },

  async tryOut(mail) {
    const tried = await mailer.tryOut(mail)
    metrics.mailEnded(tried.outcome === 'accepted' || tried.outcome === 'kept' ? 'sent' : 'failed')
    return tried
  },
})
