import type { UserId } from '@huebook/contract'
import { z } from 'zod'
import type { Db, Tx } from '#platform/db/handle.ts'
import { addJob } from '#platform/jobs/add-job.ts'
import type { Task } from '#platform/jobs/jobs.ts'
import { createMailTask } from '#platform/mail/mail-task.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { Accounts } from '#ports/accounts.ts'
import { mailContents } from './mail-contents.ts'

/** The job that tells somebody of the account an administrator has made for them. */
const INVITATION_MAIL = 'invitation mail'

const Given = z.object({ user: z.string(), by: z.string().optional() })

interface Options {
  db: Db
  mailer: Pick<Mailer, 'send'>
  accounts: Pick<Accounts, 'find' | 'present'>
  publicUrl: string
  siteName(): Promise<string>
}

/** Promises an invitation, in the name of whoever makes the account, with the transaction that does. */
export const promiseInvitation = (tx: Tx, user: UserId, by: UserId): Promise<void> =>
  addJob(tx, INVITATION_MAIL, { user, by })

export function createInvitationMail({ db, mailer, accounts, publicUrl, siteName }: Options): Task {
  /** As others see them; nobody where they have left since. */
  async function shownName(id: string | undefined): Promise<string | null> {
    const inviting = id && (await accounts.find(db, id as UserId))
    return inviting ? (await accounts.present(db, inviting.id)).shown_name : null
  }

  return createMailTask({
    name: INVITATION_MAIL,
    mailer,
    siteName,

    async write(given, site) {
      const { user, by } = Given.parse(given)
      const account = await accounts.find(db, user as UserId)
      if (!account || account.blocked) return undefined
      const href = `${publicUrl}/sign-in?${new URLSearchParams({ email: account.email })}`
      return {
        to: account.email,
        content: mailContents.invitation(site, { href, admin: account.admin, by: await shownName(by) }),
      }
    },
  })
}
