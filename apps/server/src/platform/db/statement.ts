import { drizzle } from 'drizzle-orm/node-postgres'
import type { Handle } from './handle.ts'
import * as schema from './schema.ts'

/** Builds SQL and has no connection. */
const builder = drizzle.mock({ schema })

/** What SQL can be built from, whether it will be run here or not. */
export type QueryBuilder = Handle | typeof builder

/** Whether its plan is kept is up to the connection, which names what it keeps. */
const UNNAMED = ''

interface Prepared<Result> {
  execute(values: Record<string, unknown>): Promise<Result>
}

/**
 * A statement that is run often: its SQL is built once, since building it takes longer than running it. What differs
 * from time to time stands in it as `sql.placeholder(name)`. It runs on the handle it is given, and in its transaction.
 */
export function statement<Result>(build: (db: typeof builder) => { prepare(name: string): Prepared<Result> }) {
  let prepared: Prepared<Result> | undefined
  return (handle: Handle, values: Record<string, unknown> = {}): Promise<Result> => {
    prepared ??= build(builder).prepare(UNNAMED)
    return (Object.create(prepared, { client: { value: clientOf(handle) } }) as Prepared<Result>).execute(values)
  }
}

/** Drizzle binds what it prepares to a connection, which it keeps to itself; a transaction's is another each time. */
const clientOf = (handle: Handle): unknown => (handle as unknown as { session: { client: unknown } }).session.client
