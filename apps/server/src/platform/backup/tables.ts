import type { ClientBase } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Head, Held, Table } from './format.ts'
import { createRowChecksum } from './row-checksum.ts'

/** What is kept of a table at a time, in bytes: little enough to be held in memory, and enough to be worth compressing. */
const PART_BYTES = 4 * 2 ** 20
const NEWLINE = 10

/** Texts that mean the same on every server, whatever is set there. */
const PLAIN_TEXT = `set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'iso_8601';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'; set local statement_timeout = 0`

/** For as long as the transaction lasts. */
export const speakPlainly = (connection: ClientBase): Promise<unknown> => connection.query(PLAIN_TEXT)

/** Made by the library from its own version, not from data. */
const OF_LIBRARY = ['graphile_worker.migrations']

/** Every table with rows of the site's: our own, and the work that is promised. What is computed from a row is not part of it. */
export async function listTables(connection: ClientBase): Promise<Table[]> {
  const { rows } = await connection.query<Table>(
    `select n.nspname || '.' || c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname in ('public', 'graphile_worker') and c.relkind = 'r' and not (n.nspname || '.' || c.relname) = any ($1)
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by 1 order by 1`,
    [OF_LIBRARY],
  )
  return rows
}

export async function listSequences(connection: ClientBase): Promise<Head['sequences']> {
  const { rows } = await connection.query<{ name: string; last: string }>(
    `select schemaname || '.' || sequencename as name, last_value::text as last from pg_sequences
     where schemaname in ('public', 'graphile_worker') and last_value is not null order by 1`,
  )
  return rows
}

/** "order" and its like are columns, too. */
export const columnsOf = ({ columns }: Table): string => columns.map((column) => `"${column}"`).join(', ')

/** The rows of a table as COPY writes them, a few megabytes at a time, each ending with its last row. */
async function* readRows(connection: ClientBase, table: Table): AsyncGenerator<Buffer> {
  const stream = connection.query(copyTo(`copy (select ${columnsOf(table)} from ${table.name}) to stdout`))
  let waiting: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const end = chunk.lastIndexOf(NEWLINE) + 1
    bytes += chunk.length
    if (bytes < PART_BYTES || end === 0) {
      waiting.push(chunk)
      continue
    }
    yield Buffer.concat([...waiting, chunk.subarray(0, end)])
    waiting = [chunk.subarray(end)]
    bytes = chunk.length - end
  }
  if (bytes > 0) yield Buffer.concat(waiting)
}

/** Reads a table, hands on what it reads, and answers what it holds. */
export async function readTable(
  connection: ClientBase,
  table: Table,
  onRows: (rows: Buffer) => Promise<unknown> = async () => undefined,
): Promise<Held> {
  const checksum = createRowChecksum()
  for await (const rows of readRows(connection, table)) {
    checksum.add(rows)
    await onRows(rows)
  }
  return checksum.held()
}
