import type { Task } from '#platform/jobs/jobs.ts'
import { type Letter, renderLetter } from './letter-layout.ts'
import { type Mail, MailError, type Mailer } from './mailer.ts'

interface Addressed {
  to: string
  letter: Letter
}

interface Options {
  name: string
  mailer: Pick<Mailer, 'send'>
  siteName(): Promise<string>
  /** Answers nothing where what the mail would say is no longer true. */
  write(given: unknown, site: string): Promise<Addressed | undefined>
}

/** A mail in the site's name. The console shows its link and its code where no mail server is set up. */
export function mailInNameOf(site: string, { to, letter }: Addressed): Mail {
  const highlights: Mail['highlights'] = []
  if (letter.button) highlights.push({ label: 'Link', value: letter.button.href })
  if (letter.code) highlights.push({ label: 'Code', value: letter.code })
  return { to, senderName: site, subject: letter.subject, ...renderLetter(site, letter), highlights }
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
