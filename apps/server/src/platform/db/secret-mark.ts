import { SECRET_SETTINGS } from '@huebook/contract'
import { eq, inArray } from 'drizzle-orm'
import { OperatorError } from '#platform/operator-error.ts'
import { createAppSecret, readAppSecret, secretFile, settleAppSecret } from '#platform/secrets/app-secret.ts'
import { isSame } from '#platform/secrets/is-same.ts'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { createVault } from '#platform/secrets/vault.ts'
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

interface Rotation extends Options {
  /** APP_SECRET_BEFORE: what everything was sealed with until now. */
  before: string
}

/**
 * Goes over from one secret to another, and seals the keys in the settings anew; answers whether that was still to be done.
 * For a start alone: a process that runs meanwhile would go on with the one of before.
 */
export const rotateSecret = (db: Db, { dataDir, appSecret, before }: Rotation): Promise<boolean> =>
  db.transaction(async (tx) => {
    await advisoryLock(tx, 'secret of the site')
    const [first] = await tx.select().from(secretMarks).where(eq(secretMarks.name, NAME))
    const kept = appSecret ?? (await readAppSecret(dataDir))
    const isOfBefore = (secret: string) => first && isSame(first.mark, markOf(secret))
    if (!first || (kept !== null && kept !== before && isOfBefore(kept))) return false
    if (!isOfBefore(before))
      throw new OperatorError(
        'APP_SECRET_BEFORE is not the secret that this database was last used with; set it to that one, or remove it.',
      )
    if (kept === before)
      throw new OperatorError(
        `APP_SECRET_BEFORE is still the secret of this site; set another APP_SECRET, or remove ${secretFile(dataDir)}, and a new one is made.`,
      )
    const secret = kept ?? (await createAppSecret(dataDir))
    const [old, next] = [createVault(before), createVault(secret)]
    const sealed = await tx
      .select()
      .from(settings)
      .where(inArray(settings.name, [...SECRET_SETTINGS]))
    for (const { name, value } of sealed)
      await tx
        .update(settings)
        .set({ value: next.seal(old.open(value)) })
        .where(eq(settings.name, name))
    await tx
      .update(secretMarks)
      .set({ mark: markOf(secret) })
      .where(eq(secretMarks.name, NAME))
    return true
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
