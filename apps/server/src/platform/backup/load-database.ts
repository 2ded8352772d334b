import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { MIGRATIONS_FOLDER } from '#locations.ts'
import { BackupError } from './backup-error.ts'
import type { Contents, Head, Table } from './format.ts'
import { readArchive } from './read-archive.ts'
import { columnsOf, readTable, speakPlainly } from './tables.ts'

const unzip = promisify(gunzip)

/**
 * Puts the tables of a backup into a database, in place of what is there, and compares them with what was read when it was
 * made. Nobody sees any of it before the transaction ends. The library's own tables have to be there.
 */
export async function loadDatabase(
  connection: ClientBase,
  file: string,
  head: Head,
  stop?: AbortSignal,
): Promise<void> {
  await speakPlainly(connection)
  await connection.query(CLEAR)
  await migrateTo(connection, head)
  await refuseStrangers(connection, head)
  const later = await setAside(connection)
  const tables = new Map(head.tables.map((table) => [table.name, table]))
  await connection.query(`truncate ${[...tables.keys()].join(', ')} cascade`)
  const contents = await readArchive(file, async ({ name, bytes }) => {
    stop?.throwIfAborted()
    const table = tables.get(/^database\/([^/]+)\//.exec(name)?.[1] ?? '')
    if (table) await copyRows(connection, table, await unzip(bytes))
  })
  for (const { name, last } of head.sequences)
    await connection.query('select setval($1::regclass, $2::bigint)', [name, last])
  for (const statement of later) await connection.query(statement)
  await compare(connection, head, contents)
}

/**
 * Whatever Huebook has made here; what belongs to an extension stays with it. All names are read before anything goes: what has
 * gone with something else has none any more.
 */
const CLEAR = `do $$
declare statement text;
begin
  foreach statement in array
    array(
      select format('drop %s if exists %s cascade', case c.relkind when 'v' then 'view' else 'table' end, c.oid::regclass)
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
        and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    ) || array(
      select format('drop sequence if exists %s cascade', c.oid::regclass) from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
    ) || array(
      select format('drop routine if exists %s cascade', p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    )
  loop
    execute statement;
  end loop;
end $$;
drop schema if exists drizzle cascade;
drop schema if exists huebook_restore cascade`

/** As Drizzle's own migrator leaves it, so that the next start goes on from there. */
const REMEMBERED = `create schema drizzle;
  create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`

/** The tables as they were when the backup was made: what changed since is done to the data by the next start. */
async function migrateTo(connection: ClientBase, { migrations, version }: Head): Promise<void> {
  const known = new Map(
    readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER }).map((one) => [one.folderMillis, one]),
  )
  await connection.query(REMEMBERED)
  for (const at of migrations) {
    const migration = known.get(at)
    if (!migration) throw new BackupError(`Nothing is known of a change that Huebook ${version} has made.`)
    for (const statement of migration.sql) await connection.query(statement)
    await connection.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      migration.hash,
      at,
    ])
  }
}

/** Another program's tables beside ours: nobody knows here how they are made. */
async function refuseStrangers(connection: ClientBase, { tables }: Head): Promise<void> {
  const { rows } = await connection.query<{ name: string }>(
    'select name from unnest($1::text[]) name where to_regclass(name) is null limit 1',
    [tables.map(({ name }) => name)],
  )
  if (rows[0])
    throw new BackupError(`The table ${rows[0].name} is none of Huebook's; a site needs a database of its own.`)
}

/**
 * Takes away what would look at every row while rows come in any order: foreign keys, triggers, and indexes, which are
 * written in one go faster than row by row. Answers what brings them back.
 */
async function setAside(connection: ClientBase): Promise<string[]> {
  const { rows } = await connection.query<{ away: string; back: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back, 2 as turn
     from pg_constraint where contype = 'f' and connamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
     union all
     select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid), 1
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and not i.indisunique
     union all
     select distinct format('alter table %s disable trigger user', tgrelid::regclass), format('alter table %s enable trigger user', tgrelid::regclass), 3
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
     order by turn`,
  )
  for (const { away } of rows) await connection.query(away)
  return rows.map(({ back }) => back)
}

async function copyRows(connection: ClientBase, table: Table, rows: Buffer): Promise<void> {
  await pipeline(
    Readable.from([rows]),
    connection.query(copyFrom(`copy ${table.name} (${columnsOf(table)}) from stdin`)),
  )
}

async function compare(connection: ClientBase, { tables }: Head, contents: Contents): Promise<void> {
  for (const table of tables) {
    const [found, wanted] = [await readTable(connection, table), contents.tables[table.name]]
    if (found.rows !== wanted?.rows || found.checksum !== wanted.checksum)
      throw new BackupError(
        `Of the table ${table.name} ${found.rows} rows came back, and they are not the ${wanted?.rows ?? 0} that were written.`,
      )
  }
}
