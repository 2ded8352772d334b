import { readConfig } from '#config.ts'
import { createLog } from '#platform/log/log.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** A shutdown that still waits for somebody after this long is cut short, in milliseconds. */
const SHUTDOWN_DEADLINE_MS = 10_000

const log = createLog()
let stopping = false

try {
  const config = readConfig(process.env)
  const starting = startServer(config, log, fail)
  // From the first moment on: Ctrl-C while the database is being created must not leave it behind.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(starting))
  const { address, setupLink } = await starting
  const setUp = setupLink ? `Set up the first administrator: ${setupLink}\n` : ''
  if (!stopping) console.log(`\nHuebook is ready at ${address}\n${setUp}`)
} catch (error) {
  fail(error)
}

async function stop(starting: Promise<RunningServer>): Promise<void> {
  // Ctrl-C reaches us twice when a script runner passes it on.
  if (stopping) return
  stopping = true
  setTimeout(() => {
    log.error('the shutdown took too long and was cut short')
    process.exit(1)
  }, SHUTDOWN_DEADLINE_MS).unref()
  const server = await starting.catch(() => null)
  await server?.close()
  process.exit(0)
}

function fail(error: unknown): void {
  if (stopping) return
  if (error instanceof OperatorError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
