import { hostname } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createBackup, requireSite } from '#platform/backup/create-backup.ts'
import { backupFile } from '#platform/backup/folder.ts'
import { inWords } from '#platform/backup/in-words.ts'
import { recordProof } from '#platform/backup/outcomes.ts'
import { secretOf } from '#platform/db/secret-mark.ts'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { onSite } from './on-site.ts'

/** A site that was not started with this version has no place to write it down. */
function ifOlder(error: unknown): void {
  if (!(error instanceof Error && (error.cause as { code?: string })?.code === UNKNOWN_TABLE)) throw error
}

const UNKNOWN_TABLE = '42P01'
const USAGE = 'npm run backup -- --to huebook.tar'

// Makes a backup of the site, be it running or not; `npm run backup`.
await onSite(
  { usage: USAGE, isShared: true, read: (args) => parseArgs({ args, options: { to: { type: 'string' } } }).values },
  async ({ config, database }, { to }) => {
    await requireSite(database.db)
    const secret = await secretOf(database.db, config)
    const source = { connection: database.connection, storage: openStorage(config, createKeyedHash(secret)), secret }
    const file = to ?? join(config.backupDir, backupFile('by hand', new Date()))
    const proof = await createBackup(source, file)
    await recordProof(database.db, proof, new Date()).catch(ifOlder)
    return `${proof.file} on ${hostname()} holds ${inWords(proof)}. It was restored and compared, in ${proof.seconds} s. Whoever has this file has the site: its secret is in it.`
  },
)
