import { z } from 'zod'
import type { Db } from '#platform/db/handle.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { MailContent } from '#platform/mail/mail-layout.ts'
import { createMailTask } from '#platform/mail/mail-task.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import { paymentQueries } from './payments.queries.ts'

/** The job that tells somebody that a payment has failed. */
export const PAYMENT_MAIL = 'mail about a failed payment'

const Given = z.object({ subscription: z.string() })

interface Options {
  db: Db
  mailer: Pick<Mailer, 'send'>
  publicUrl: string
  siteName(): Promise<string>
}

export function createPaymentMail({ db, mailer, publicUrl, siteName }: Options): Task {
  return createMailTask({
    name: PAYMENT_MAIL,
    mailer,
    siteName,

    async write(given, site) {
      const due = await paymentQueries(db).findDue(Given.parse(given).subscription)
      // Paid, ended or too late by now.
      if (!due?.dueAt) return undefined
      const content = paymentFailed(site, { ...due, dueAt: due.dueAt, account: `${publicUrl}/account` })
      return { to: due.email, content }
    },
  })
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

interface Due {
  plan: string
  priceCents: number
  dueAt: Date
  account: string
}

const paymentFailed = (site: string, { plan, priceCents, dueAt, account }: Due): MailContent => ({
  subject: `Your payment to ${site} has failed`,
  heading: 'Your payment has failed',
  paragraphs: [
    `We could not charge $${(priceCents / 100).toFixed(2)} for your ${plan} plan. Perhaps the card has expired.`,
    `Your plan stays as it is until ${day.format(dueAt)}. Please look at your card by then; after that you are on the free plan. Nothing you have made is lost.`,
  ],
  button: { label: 'Look at my plan', href: account },
  closing: 'If you have paid meanwhile, there is nothing to do here.',
})
