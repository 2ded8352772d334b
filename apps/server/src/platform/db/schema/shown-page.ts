import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** What decides whether everybody sees a page: the columns, or what stands in them. */
type Standing<Each> = Record<'public' | 'reviewed' | 'blocked' | 'ownerBlocked', Each>

/** Whether everybody sees a page. */
export const isShownPage = (page: Standing<boolean>): boolean =>
  page.public && page.reviewed && !page.blocked && !page.ownerBlocked

/** The same of rows. The indexes have it so, and with nothing filled in: a plan that is kept can use them. */
export const whereShown = (page: Standing<PgColumn>): SQL =>
  sql`${page.public} and ${page.reviewed} and not ${page.blocked} and not ${page.ownerBlocked}`
