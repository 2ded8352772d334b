import type { User, UserId } from '@huebook/contract'
import type { Handle, Tx } from '#platform/db/handle.ts'

/** Only what decides: may they, and whose is it. */
export interface Account {
  id: UserId
  email: string
  admin: boolean
  blocked: boolean
  /** The key of a stored picture. */
  photo: string | null
}

/** What other features do with accounts, each inside the transaction it is handed. */
export interface Accounts {
  find(handle: Handle, id: UserId): Promise<Account | undefined>
  findByEmail(handle: Handle, email: string): Promise<Account | undefined>
  /** Finds it, and it stays as it is until the transaction ends: whoever changes or deletes it waits for that. */
  hold(tx: Tx, id: UserId): Promise<Account | undefined>
  hasAdmin(handle: Handle): Promise<boolean>
  /** Answers nothing where the address already has an account. */
  open(
    handle: Handle,
    user: { name: string; email: string; photo?: string | null; admin?: boolean },
  ): Promise<{ id: UserId } | undefined>
  /** The account as it leaves the server. */
  present(handle: Handle, id: UserId): Promise<User>
  /** Answers whether the address was free. */
  changeEmail(tx: Tx, id: UserId, email: string): Promise<boolean>
}
