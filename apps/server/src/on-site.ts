import { type Config, readConfig } from './config.ts'
import { type Database, openDatabase } from './platform/db/database.ts'
import { OperatorError } from './platform/operator-error.ts'

interface Command<Given> {
  usage: string
  /** Whether the site may be running. */
  isShared: boolean
  /** What was asked for; nothing where that cannot be understood. */
  read(args: string[]): Given | undefined
}

interface OnSite {
  config: Config
  database: Database
}

/** Does one thing to the site that the environment leads to, and says in one sentence what came of it. */
export async function onSite<Given>(command: Command<Given>, act: (site: OnSite, given: Given) => Promise<string>) {
  try {
    const given = understand(command)
    const config = readConfig(process.env)
    const log = { info: () => undefined, warn: console.error, error: console.error }
    const database = await openDatabase({ ...config, log, onLost: fail, isShared: command.isShared })
    // A database that was started for this must not outlive it.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => void database.abandon().finally(() => process.exit(1)))
    try {
      console.log(await act({ config, database }, given))
    } catch (error) {
      throw database.explain(error)
    } finally {
      await database.close()
    }
    process.exit(0)
  } catch (error) {
    fail(error)
  }
}

function understand<Given>({ usage, read }: Command<Given>): Given {
  const sentence = `Write it like this: ${usage}.`
  try {
    const given = read(process.argv.slice(2))
    if (given !== undefined) return given
  } catch {
    throw new OperatorError(sentence)
  }
  throw new OperatorError(sentence)
}

function fail(error: unknown): never {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exit(1)
}
