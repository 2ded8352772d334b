import type { UserId } from '@huebook/contract'
import type { Handle } from '#platform/db/handle.ts'

/** What carries a session's token. */
export interface Bearer {
  headers: { authorization?: string | undefined }
}

/** What other features do with sessions, each inside the transaction it is handed. */
export interface Sessions {
  /** Opens a session and answers its token, which is nowhere to be read again. */
  start(handle: Handle, userId: UserId): Promise<string>
  /** Whether the session a request came with is still there: it may have ended since the request was let in. */
  isOpen(handle: Handle, bearer: Bearer): Promise<boolean>
  /** Ends them as well, but whoever comes with one is told that they are blocked. */
  endByBlock(handle: Handle, userId: UserId): Promise<void>
  endAll(handle: Handle, userId: UserId): Promise<void>
}
