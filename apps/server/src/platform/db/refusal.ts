import pg from 'pg'
import { OperatorError } from '#platform/operator-error.ts'
import { isLockRefused } from './lock-refused.ts'

/** PostgreSQL's codes for files that are not what it wrote or not there, and for what it finds impossible. */
const DAMAGE = ['58030', '58P01', 'XX000', 'XX001', 'XX002']
const NO_SUCH_DATABASE = '3D000'

export const isDamage = (code: string | undefined): boolean => DAMAGE.includes(code ?? '')

/** The same for the embedded database, which has all it needs once it was made: nobody can have forgotten to. */
export const isDamageOfEmbedded = (code: string | undefined): boolean => isDamage(code) || code === NO_SUCH_DATABASE

/** One sentence for the operator about a database, which is named as `The database …`. */
export const damaged = (database: string, message: string): string =>
  `${database} is damaged: ${message}; bring it back from a backup.`

/** Turns what a database has refused during the start into one sentence; any other failure stays what it is. */
export function explainRefusal(database: string, error: unknown): unknown {
  if (isLockRefused(error))
    return new OperatorError(
      `${database} is in use by somebody whom the start has to wait for; end other processes of Huebook, and start again.`,
    )
  if (error instanceof pg.DatabaseError)
    return new OperatorError(
      isDamage(error.code)
        ? damaged(database, error.message)
        : `${database} cannot be brought to this version of Huebook: ${error.message}; bring it back from a backup, or use an empty one.`,
    )
  return error instanceof Error && error.cause !== undefined ? explainRefusal(database, error.cause) : error
}
