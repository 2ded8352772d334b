import { sql } from 'drizzle-orm'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { expect, test } from 'vitest'
import { MIGRATIONS_FOLDER } from '#locations.ts'
import { ACTIVITY_KINDS } from '#platform/db/activity.ts'
import * as schema from '#platform/db/schema.ts'
import { seeds } from '#seeds.ts'
import { makeUpHistory } from '#testing/made-up-history.ts'
import { olderDatabase } from '#testing/older-database.ts'
import { createAnalyticsService } from './analytics.service.ts'

const { users, pages, coloreds, subscriptions } = schema
const TABLES = { users, pages, coloreds, subscriptions }

test('a site that is brought to this version counts what it had before', async () => {
  const db = await olderDatabase('activity')
  await db.transaction(async (tx) => {
    for (const seed of seeds.filter(({ name }) => name === 'plans')) await seed.run(tx, { isNew: true })
  })
  await makeUpHistory(db, 50)
  await db.execute(sql`insert into users (name, email, house) values ('The site', 'house@example.org', true)`)

  await runMigrations(db, { migrationsFolder: MIGRATIONS_FOLDER })

  const { total } = await createAnalyticsService({ db, now: () => new Date() }).counters('UTC')
  for (const kind of ACTIVITY_KINDS) {
    const there = await db.$count(TABLES[kind], kind === 'users' ? sql`not house` : undefined)
    expect([kind, total[kind]]).toEqual([kind, there])
    expect(there).toBeGreaterThan(10)
  }
  await db.execute(sql`delete from users`)
  const { total: none } = await createAnalyticsService({ db, now: () => new Date() }).counters('UTC')
  expect(none).toEqual({ users: 0, pages: 0, coloreds: 0, subscriptions: 0 })
})
