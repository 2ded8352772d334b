import { SECRET_SETTINGS } from '@huebook/contract'
import { eq, inArray } from 'drizzle-orm'
import { OperatorError } from '#platform/operator-error.ts'
import { createAppSecret, readAppSecret, secretFile, settleAppSecret } from '#platform/secrets/app-secret.ts'
import { isSame } from '#platform/secrets/is-same.ts'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { advisoryLock } from './advisory-lock.ts'
import type { Db } from './handle.ts'
import { secretMarks, settings } from './schema.ts'

const NAME = 'APP_SECRET'

/** By what processes recognise that they hold the same secret. */
const markOf = (secret: string): Buffer => createKeyedHash(secret)('mark of the secret', '')

interface Options {
  dataDir: string
  /** APP_SECRET, which comes before the one that is kept. */
  appSecret?: string | undefined
}

/**
 * The secret of this site. Lets only processes with the secret of the first one use a database: with another, codes mailed by
 * one process would be wrong at the next, limits would count apart, and secret settings could not be read. A new one is made
 * for a new site only, or a start that is refused would leave a secret that fits nothing.
 */
export const secretOf = (db: Db, { dataDir, appSecret }: Options): Promise<string> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, 'secret of the site')
    const [first] = await tx.select().from(secretMarks).where(eq(secretMarks.name, NAME))
    if (first) await settleAppSecret(dataDir, (secret) => isSame(first.mark, markOf(secret)))
    const kept = appSecret ?? (await readAppSecret(dataDir))
    if (first && kept === null)
      throw new OperatorError(
        `The secret of this site is missing; bring ${secretFile(dataDir)} back from a backup, set APP_SECRET to that of the other processes, or give it up for lost as "Losing the secret" in docs/operations/backup.md says.`,
      )
    const secret = kept ?? (await createAppSecret(dataDir))
    if (!first) await tx.insert(secretMarks).values({ name: NAME, mark: markOf(secret) })
    if (first && !isSame(first.mark, markOf(secret)))
      throw new OperatorError(
        'APP_SECRET is not the one this database was first used with; set it to that one, which is in the file "secret" of the first process\'s DATA_DIR unless it was set there too.',
      )
    return secret
  })

/** For an operator who will not find the secret again. What it has sealed nobody can read any more. */
export const forgetLostSecret = (db: Db, { dataDir, appSecret }: Options): Promise<void> =>
  db.transaction(async (tx) => {
    const [first] = await tx.select().from(secretMarks).where(eq(secretMarks.name, NAME))
    const kept = appSecret ?? (await readAppSecret(dataDir))
    if (!first || (kept !== null && isSame(first.mark, markOf(kept))))
      throw new OperatorError('The secret of this site is not lost: it starts with the one there is.')
    await tx.delete(settings).where(inArray(settings.name, [...SECRET_SETTINGS]))
    await tx.delete(secretMarks).where(eq(secretMarks.name, NAME))
  })
