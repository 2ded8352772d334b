import { drizzle } from 'drizzle-orm/node-postgres'
import type { Handle } from './handle.ts'
import { createRowReader, type JoinedTables, type SelectedField } from './row-reader.ts'
import * as schema from './schema.ts'

/** Builds SQL and has no connection. */
const builder = drizzle.mock({ schema })

/** What SQL can be built from, whether it will be run here or not. */
export type QueryBuilder = Handle | typeof builder

/** Whether its plan is kept is up to the connection, which names what it keeps: that of a search is not. */
const UNNAMED = ''

interface Prepared<Result> {
  execute(values: Record<string, unknown>): Promise<Result>
}

interface Query<Result> {
  prepare(name: string): Prepared<Result>
}

/** What drizzle keeps to itself of a statement that it has prepared. */
interface Inside {
  client: object
  fields: SelectedField[] | undefined
  joinsNotNullableMap: JoinedTables | undefined
  customResultMapper: ((rows: unknown[][]) => unknown[]) | undefined
}

/**
 * A statement that is run often: its SQL is built once, since building it takes longer than running it. What differs
 * from time to time stands in it as `sql.placeholder(name)`. It runs on the handle it is given, and in its transaction.
 */
export function statement<Result>(build: (db: typeof builder) => Query<Result>) {
  let prepared: Prepared<Result> | undefined
  const byClient = new WeakMap<object, Prepared<Result>>()

  /** Drizzle binds what it prepares to a connection; a transaction's may be another each time. */
  function boundTo(client: object): Prepared<Result> {
    prepared ??= prepare(build(builder))
    const bound = Object.create(prepared, { client: { value: client } }) as Prepared<Result>
    byClient.set(client, bound)
    return bound
  }

  return (handle: Handle, values: Record<string, unknown> = {}): Promise<Result> => {
    const client = clientOf(handle)
    return (byClient.get(client) ?? boundTo(client)).execute(values)
  }
}

/** Builds the SQL of a query that will be run often, on what the query was built from. */
export function prepare<Result>(query: Query<Result>): Prepared<Result> {
  const prepared = query.prepare(UNNAMED)
  const inside = prepared as unknown as Inside
  const readRow = inside.fields && createRowReader(inside.fields, inside.joinsNotNullableMap)
  if (readRow) inside.customResultMapper = (rows) => rows.map(readRow)
  return prepared
}

const clientOf = (handle: Handle): object => (handle as unknown as { session: { client: object } }).session.client
