import type { PageId, UserId } from '@huebook/contract'
import { type SQL, sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const id = <Id extends string>() => uuid('id').primaryKey().defaultRandom().$type<Id>()
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => moment('created_at').notNull().defaultNow()
export const userId = () => uuid('user_id').notNull().$type<UserId>()
export const pageId = () => uuid('page_id').notNull().$type<PageId>()
export const oneOf = (column: unknown, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`
