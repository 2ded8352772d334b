import { parseArgs } from 'node:util'
import { restoreBackup } from '#platform/backup/restore-backup.ts'
import { secretOf } from '#platform/db/secret-mark.ts'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { onSite } from './on-site.ts'

const USAGE = 'npm run restore -- huebook.tar, with --replace where there is a site already'

// Brings a site back from a backup; `npm run restore`.
await onSite(
  {
    usage: USAGE,
    isShared: false,
    read(args) {
      const { values, positionals } = parseArgs({
        args,
        options: { replace: { type: 'boolean' } },
        allowPositionals: true,
      })
      const [file, ...more] = positionals
      return file && more.length === 0 ? { file, replace: values.replace ?? false } : undefined
    },
  },
  async ({ config, database }, { file, replace }) => {
    const { db } = database
    const storage = openStorage(config, createKeyedHash(''))
    await storage.check()
    const { madeAt, files, rows } = await restoreBackup({ ...config, db, storage }, file, { replace })
    await secretOf(db, config)
    return `The site of ${madeAt} is back: ${rows} rows and ${files} files, as they were written. Start it with npm start.`
  },
)
