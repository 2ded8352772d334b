import { join } from 'node:path'
import { readConfig } from '#config.ts'
import { openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/db/migrate.ts'
import { secretOf } from '#platform/db/secret-mark.ts'
import { createKeyedHash } from '#platform/secrets/keyed-hash.ts'
import { createDiskStorage } from '#platform/storage/disk-storage.ts'
import { seedDemo } from './demo/seed-demo.ts'
import { seeds } from './seeds.ts'

// Fills the data directory with a demonstration site and prints who can sign in to it; run by the tour.
const { dataDir, databaseUrl, appSecret } = readConfig(process.env)
const log = { info: () => undefined, warn: console.warn, error: console.error }
const database = await openDatabase({
  databaseUrl,
  dataDir,
  log,
  onLost: (error) => {
    throw error
  },
})
await migrate(database.db, seeds)
const keyedHash = createKeyedHash(await secretOf(database.db, { dataDir, appSecret }))
const storage = createDiskStorage({ directory: join(dataDir, 'files'), keyedHash })
const demo = await seedDemo(database.db, storage, Date.now())
await database.close()
console.log(JSON.stringify(demo))
