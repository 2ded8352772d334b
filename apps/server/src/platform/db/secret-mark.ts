import { eq } from 'drizzle-orm'
import { OperatorError } from '#platform/operator-error.ts'
import { isSame } from '#platform/secrets/is-same.ts'
import type { KeyedHash } from '#platform/secrets/keyed-hash.ts'
import type { Db } from './handle.ts'
import { secretMarks } from './schema.ts'

const NAME = 'APP_SECRET'

/**
 * Lets only processes with the secret of the first one use a database: with another, codes mailed by one process would
 * be wrong at the next, limits would count apart, and secret settings could not be read.
 */
export async function requireSameSecret(db: Db, keyedHash: KeyedHash): Promise<void> {
  const mark = keyedHash('mark of the secret', '')
  await db.insert(secretMarks).values({ name: NAME, mark }).onConflictDoNothing()
  const [first] = await db.select().from(secretMarks).where(eq(secretMarks.name, NAME))
  if (!first || !isSame(first.mark, mark))
    throw new OperatorError(
      'APP_SECRET is not the one this database was first used with; set it to that one, which is in the file "secret" of the first process\'s DATA_DIR unless it was set there too.',
    )
}
