import { readConfig } from '#config.ts'
import { createLog } from '#platform/log/log.ts'
import { OperatorError } from '#platform/operator-error.ts'
import { type RunningServer, startServer } from './start-server.ts'

/** A shutdown that still waits for somebody after this long is cut short, in milliseconds. */
const SHUTDOWN_DEADLINE_MS = 10_000
/** How long the database then has to end, in milliseconds; it has been told to, and goes on doing so without us. */
const LAST_RESORT_MS = 5_000

const log = createLog()
const deadline = new AbortController()
let stopping = false

try {
  const config = readConfig(process.env)
  const starting = startServer(config, log, { onLost: fail, deadline: deadline.signal })
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
    deadline.abort()
  }, SHUTDOWN_DEADLINE_MS).unref()
  setTimeout(() => process.exit(1), SHUTDOWN_DEADLINE_MS + LAST_RESORT_MS).unref()
  const server = await starting.catch(() => null)
  const finished = (await server?.close()) ?? !deadline.signal.aborted
  process.exit(finished ? 0 : 1)
}

function fail(error: unknown): void {
  if (stopping) return
  if (error instanceof OperatorError) console.error(error.message)
  else console.error(error)
  process.exit(1)
}
