import type { Task } from '#platform/jobs/jobs.ts'
import { type MailContent, renderMail } from './mail-layout.ts'
import { type Mail, MailError, type Mailer } from './mailer.ts'

interface Addressed {
  to: string
  content: MailContent
}

interface Options {
  name: string
  mailer: Pick<Mailer, 'send'>
  siteName(): Promise<string>
  /** Answers nothing where what the mail would say is no longer true. */
  write(given: unknown, site: string): Promise<Addressed | undefined>
}

/** A mail in the site's name. The console shows its link and its code where no mail server is set up. */
export function mailInNameOf(site: string, { to, content }: Addressed): Mail {
  const highlights: Mail['highlights'] = []
  if (content.button) highlights.push({ label: 'Link', value: content.button.href })
  if (content.code) highlights.push({ label: 'Code', value: content.code })
  return { to, senderName: site, subject: content.subject, ...renderMail(site, content), highlights }
}

/** A job that writes a mail and sends it; one that the mail server refuses for good is given up. */
export const createMailTask = ({ name, mailer, siteName, write }: Options): Task => ({
  name,

  async run(given) {
    const site = await siteName()
    const addressed = await write(given, site)
    if (addressed) await mailer.send(mailInNameOf(site, addressed))
  },

  isFinal: (error) => error instanceof MailError && error.isFinal,
})
