import type { UserId } from '@huebook/contract'
import { advisoryLock } from '#platform/db/advisory-lock.ts'
import type { Tx } from '#platform/db/handle.ts'

/**
 * Whoever asks for, confirms, undoes or drops a change of somebody's address does so alone, and takes this before any row:
 * two changes asked for at one moment would both stay alive, and two who lock rows in different orders wait for each other.
 */
export const lockEmailOf = (tx: Tx, userId: UserId): Promise<void> => advisoryLock(tx, `email of ${userId}`)
