import type { UserId } from '@huebook/contract'
import type { Tx } from '#platform/db/handle.ts'
import { takeTurns } from '#platform/db/take-turns.ts'

/**
 * Whoever asks for, confirms, undoes or drops a change of somebody's address does so alone, and takes this before any row:
 * two changes asked for at one moment would both stay alive, and two who lock rows in different orders wait for each other.
 */
export const takeTurnsWithEmail = (tx: Tx, userId: UserId): Promise<void> => takeTurns(tx, `email of ${userId}`)
