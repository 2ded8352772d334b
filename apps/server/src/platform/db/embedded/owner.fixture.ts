import { createInterface } from 'node:readline'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

// A process that owns a database and says so in lines of JSON; "stop" on its input ends it in good order.
const say = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`)
const log = (message: string) => say({ log: message })

try {
  const database = await startEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    log: { info: log, warn: log, error: log },
    onLost: (error) => say({ lost: error.message }),
  })
  say({ connection: database.connection })
  for await (const line of createInterface(process.stdin)) {
    if (line === 'stop') break
  }
  await database.stop()
  process.exit(0)
} catch (error) {
  say({ error: (error as Error).message, name: (error as Error).name })
  process.exit(1)
}
