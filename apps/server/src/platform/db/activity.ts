import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** What the dashboard counts; each is the name of its table. */
export const ACTIVITY_KINDS = ['users', 'pages', 'coloreds', 'subscriptions'] as const
export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull()
const kind = () => text('kind').notNull().$type<ActivityKind>()
const count = () => integer('count').notNull()

/**
 * What has come and gone since it was last rolled up, by the quarter of an hour it was made in; written by triggers. Rows
 * are only added, so nobody who makes something waits for somebody else who does.
 */
export const activityChanges = pgTable(
  'activity_changes',
  { kind: kind(), quarter: moment('quarter'), change: integer('change').notNull() },
  (changes) => [
    check(
      'activity_changes_kind',
      sql`${changes.kind} in (${sql.raw(ACTIVITY_KINDS.map((name) => `'${name}'`).join(', '))})`,
    ),
  ],
)

/** How many of what was made in a quarter of an hour are there: the midnights of all time zones fall between two. */
export const activityQuarters = pgTable(
  'activity_quarters',
  { quarter: moment('quarter'), kind: kind(), count: count() },
  (quarters) => [primaryKey({ columns: [quarters.quarter, quarters.kind] })],
)

/** The same for the days of UTC, each named by its midnight. */
export const activityDays = pgTable('activity_days', { day: moment('day'), kind: kind(), count: count() }, (days) => [
  primaryKey({ columns: [days.day, days.kind] }),
])
