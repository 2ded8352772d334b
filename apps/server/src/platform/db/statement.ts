import { createHash } from 'node:crypto'
import { is, Param, Placeholder } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Handle } from './handle.ts'
import { connectionOf } from './on-pool.ts'
import { createRowReader, type Fields } from './row-reader.ts'
import * as schema from './schema.ts'

/** Builds SQL and has no connection. */
const builder = drizzle.mock({ schema })

/** What SQL can be built from, whether it will be run here or not. */
export type QueryBuilder = Handle | typeof builder

type Values = Readonly<Record<string, unknown>>

interface Built<Rows> {
  /** What differs from time to time stands in it as `sql.placeholder(name)`. */
  query: PromiseLike<Rows> & { toSQL(): { sql: string; params: unknown[] } }
  /** What it selects, in the order of the query: each row is read by it. */
  fields?: Fields
  /** Which of the objects among them are null where what was joined has no row. */
  optional?: readonly string[]
  /** Searches are planned each time: how to find "%a%" best depends on what is searched for. */
  isSearch?: boolean
}

const { TIMESTAMPTZ } = pg.types.builtins

/** Times come as they are written, as they do to drizzle: a column makes a date of one in half the time that `pg` takes. */
const TYPES: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === TIMESTAMPTZ ? (text: string) => text : pg.types.getTypeParser(type, format as 'text'),
}

interface Prepared {
  text: string
  name: string | undefined
  valuesOf(given: Values): unknown[]
  read(row: unknown[]): unknown
}

/**
 * A statement that is run often. Drizzle writes its SQL once, and `pg` sends it: by a name, by which PostgreSQL remembers how
 * to do it, since writing and planning it anew costs more than doing it. It runs on the handle it is given, and in its
 * transaction. Whatever is asked less often is drizzle's from end to end; which is which is in
 * docs/decisions/2026-11-18-statements.md.
 */
export function statement<Rows>(build: (db: typeof builder) => Built<Rows>) {
  let prepared: Prepared | undefined
  return async (handle: Handle, given: Values = {}): Promise<Rows> => {
    prepared ??= prepare(build(builder))
    const { name, text, valuesOf, read } = prepared
    const { rows } = await connectionOf(handle).query<unknown[]>({
      ...(name !== undefined && { name }),
      text,
      values: valuesOf(given),
      rowMode: 'array',
      types: TYPES,
    })
    return rows.map(read) as Rows
  }
}

function prepare({ query, fields = {}, optional = [], isSearch = false }: Built<unknown>): Prepared {
  const { sql: text, params } = query.toSQL()
  const places = params.map(placeOf)
  return {
    text,
    // By its text: the same statement has the same name on every connection, and no other has it.
    name: isSearch ? undefined : createHash('sha256').update(text).digest('base64url').slice(0, 32),
    valuesOf: (given) => places.map((place) => place(given)),
    read: createRowReader(fields, optional),
  }
}

/** How one of the values that are sent is made of what is given. */
function placeOf(param: unknown): (given: Values) => unknown {
  if (is(param, Placeholder)) return (given) => take(given, param.name)
  if (!is(param, Param) || !is(param.value, Placeholder)) return () => param
  const { encoder, value } = param
  return (given) => encoder.mapToDriverValue(take(given, value.name))
}

function take(given: Values, name: string): unknown {
  if (!(name in given)) throw new Error(`a statement was run without its "${name}"`)
  return given[name]
}
