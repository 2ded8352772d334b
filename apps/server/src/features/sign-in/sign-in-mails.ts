import type { Db } from '#platform/db/handle.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import type { MailContent } from '#platform/mail/mail-layout.ts'
import { createMailTask } from '#platform/mail/mail-task.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Accounts } from '#ports/accounts.ts'
import { mailContents } from './mail-contents.ts'
import { type SignInRequest, signInQueries } from './sign-in.queries.ts'
import type { KeysOf } from './sign-in-keys.ts'

/** The job that sends the mail of a request. */
export const MAIL_TASK = 'sign-in mail'

/** What the job is given. */
export interface MailJob {
  request: string
}

interface Options {
  db: Db
  mailer: Pick<Mailer, 'send'>
  keysOf: KeysOf
  accounts: Pick<Accounts, 'findByEmail'>
  /** Links start with it, whatever host a request claims to have been sent to. */
  publicUrl: string
  siteName(): Promise<string>
}

/** Sends the mails of this feature, in the site's name. */
export function createSignInMails({ db, mailer, keysOf, accounts, publicUrl, siteName }: Options): Task {
  /** Looks at accounts only now, when nobody waits for an answer any more: its time would tell who has one. */
  async function contentFor(request: SignInRequest, site: string): Promise<MailContent> {
    const { token, code } = keysOf(request.id)
    const href = `${publicUrl}/verify/${token}`
    // The screen behind a link has to say what its button does before it asks the server.
    if (request.kind === 'undo-email')
      return mailContents.emailChangeAsked(site, request.newEmail ?? '', `${href}?for=undo`)
    const account = await accounts.findByEmail(db, request.email)
    if (request.kind === 'change-email')
      return account ? mailContents.emailTaken(site) : mailContents.changeEmail(site, `${href}?for=email`)
    if (account?.blocked) return mailContents.blocked(site)
    if (request.kind === 'sign-up')
      return account ? mailContents.alreadySignedUp(site, { href, code }) : mailContents.signUp(site, { href, code })
    return account ? mailContents.signIn(site, { href, code }) : mailContents.noAccount(site, `${publicUrl}/sign-up`)
  }

  return createMailTask({
    name: MAIL_TASK,
    mailer,
    siteName,

    async write(given, site) {
      const request = await signInQueries(db).findLive((given as MailJob).request)
      // None where it was used, taken back or is too old by now.
      return request && { to: request.email, content: await contentFor(request, site) }
    },
  })
}
