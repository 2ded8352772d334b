import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { NodePgDatabase, NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import type { PgTransaction } from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import type * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema> & { $client: Pool }
export type Tx = PgTransaction<NodePgQueryResultHKT, typeof schema, ExtractTablesWithRelations<typeof schema>>

/** What queries are built from: the database, or the transaction they must not slip out of. */
export type Handle = Db | Tx
