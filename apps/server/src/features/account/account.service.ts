import type { CallBody, calls, User, UserId } from '@huebook/contract'
import { appError } from '#http/app-error.ts'
import type { Caller } from '#http/endpoint.ts'
import type { Background } from '#platform/background/background.ts'
import type { Db, Handle, Tx } from '#platform/db/handle.ts'

export type AccountService = ReturnType<typeof createAccountService>

interface Account {
  id: UserId
  email: string
  blocked: boolean
  photo: string | null
}

interface Options {
  db: Db
  background: Background
  accounts: {
    find(handle: Handle, id: UserId): Promise<Account | undefined>
    change(handle: Handle, id: UserId, details: { name: string; photo: string | null }): Promise<void>
    present(handle: Handle, id: UserId): Promise<User>
    /** Makes sure that the account may go, and that nothing is added to it any more. */
    letGo(tx: Tx, id: UserId): Promise<void>
    remove(tx: Tx, id: UserId): Promise<void>
  }
  photos: {
    keyOf(url: string): string | null
    uploadedKey(handle: Handle, url: string, by: readonly UserId[]): Promise<string | null>
  }
  emails: {
    change(tx: Tx, account: Account, email: string, client: string | null): Promise<() => void>
    dropChanges(tx: Tx, userId: UserId): Promise<void>
    forget(tx: Tx, email: string): Promise<void>
  }
  files: {
    giveUpOwnedBy(tx: Tx, userId: UserId): Promise<string[]>
    deleteUnused(keys: readonly string[]): Promise<void>
  }
}

type Details = CallBody<typeof calls.updateUser>

/** Changing and removing an account, one's own or as an administrator somebody else's. */
export const createAccountService = ({ db, background, accounts, photos, emails, files }: Options) => ({
  async update(caller: Caller, id: UserId, details: Details, client: string) {
    const { user, sendMails } = await db.transaction(async (tx) => {
      const account = await accounts.find(tx, id)
      if (!account) throw appError('USER_NOT_FOUND')
      // A form sends the photo back as it is; that needs no upload, whoever has made it once.
      const kept = account.photo !== null && photos.keyOf(details.photo) === account.photo
      const photo = kept ? account.photo : await photos.uploadedKey(tx, details.photo, [id, caller.id])
      const sendMails =
        details.email === account.email
          ? undefined
          : await emails.change(tx, account, details.email, caller.admin ? null : client)
      await accounts.change(tx, id, { name: details.name, photo })
      return { user: await accounts.present(tx, id), sendMails }
    })
    // Only now: a mail must not promise what a failed commit has taken back.
    sendMails?.()
    return { updated: true as const, user }
  },

  async delete({ id }: Caller): Promise<{ deleted: true }> {
    const keys = await db.transaction(async (tx) => {
      const account = await accounts.find(tx, id)
      if (!account) throw appError('SIGNED_OUT')
      // Before the account, in the order a verification takes them: the other way round the two could wait for each other.
      await emails.forget(tx, account.email)
      await emails.dropChanges(tx, id)
      await accounts.letGo(tx, id)
      const owned = await files.giveUpOwnedBy(tx, id)
      await accounts.remove(tx, id)
      return owned
    })
    background.run('deletion of files', () => files.deleteUnused(keys))
    return { deleted: true }
  },
})
