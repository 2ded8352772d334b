import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { Db } from '#platform/db/handle.ts'
import { migrate } from '#platform/db/migrate.ts'
import { seeds } from '#seeds.ts'
import { olderDatabase } from '#testing/older-database.ts'

const rows = async <Row extends Record<string, unknown>>(db: Db, query: ReturnType<typeof sql>) =>
  (await db.execute<Row>(query)).rows

/** A site of the version before: three people, the first of whom has three pages that the second one has marked. */
async function olderSite(): Promise<Db> {
  const db = await olderDatabase('shown_names')
  await db.execute(sql`insert into users (name, email) values
    ('mia.fischer@gmail.com', 'mia@example.org'), ('Uwe Weber', 'uwe@example.org'), ('Fvck You', 'f@example.org')`)
  await db.execute(sql`insert into pages (user_id, title, prompt, public, illustration, preview, width, height)
    select users.id, title, prompt, public, title || '.png', title || '.webp', 1024, 1024 from users,
      (values ('An owl', 'an owl', true), ('Call 0171 2345678', 'a telephone', false), ('My drawing', '', false))
        as made (title, prompt, public)
    where users.email = 'mia@example.org'`)
  await db.execute(sql`insert into pages (user_id, title, prompt, public, illustration, preview, width, height)
    select id, 'A fox', 'a fox', true, 'fox.png', 'fox.webp', 1024, 1024 from users where email = 'f@example.org'`)
  await db.execute(sql`insert into favorites (user_id, page_id)
    select users.id, pages.id from users, pages where users.email = 'uwe@example.org'`)
  return db
}

test('whoever had an account before is shown by what everybody may read, and found by no more', async () => {
  const db = await olderSite()
  await migrate(db, seeds)
  expect(await rows(db, sql`select shown_name from users order by email`)).toEqual([
    { shown_name: 'F.' },
    { shown_name: 'mia' },
    { shown_name: 'Uwe' },
  ])
  expect(await rows(db, sql`select distinct owner_name from pages order by 1`)).toEqual([
    { owner_name: 'F.' },
    { owner_name: 'mia' },
  ])
  const found = sql`select 1 from pages where search ~ 'gmail|fvck'
    union all select 1 from favorites where page_search ~ 'gmail|fvck'`
  expect(await rows(db, found)).toEqual([])
})

test('what was marked before is found by what its page is found by', async () => {
  const db = await olderSite()
  await migrate(db, seeds)
  const apart = sql`select 1 from favorites join pages on pages.id = page_id where page_search <> search`
  expect(await rows(db, apart)).toEqual([])
  await db.execute(sql`update pages set title = 'An eagle owl' where title = 'An owl'`)
  expect(await rows(db, sql`select 1 from favorites where page_search like '%eagle%'`)).toHaveLength(1)
})

test('what was kept to oneself before, drawn or sent, is judged once it is shared', async () => {
  const db = await olderSite()
  await migrate(db, seeds)
  expect(await rows(db, sql`select title, reviewed from pages order by title`)).toEqual([
    { title: 'A fox', reviewed: true },
    { title: 'An owl', reviewed: true },
    { title: 'Call 0171 2345678', reviewed: false },
    { title: 'My drawing', reviewed: false },
  ])
})

test('pages are read while a site is brought to this version, for as long as that writes rows', async () => {
  const db = await olderSite()
  const [held, reader] = [await db.$client.connect(), await db.$client.connect()]
  onTestFinished(() => {
    for (const client of [held, reader]) client.release(true)
  })
  await held.query('begin; lock table favorites in share mode')
  const started = migrate(db, seeds)
  await expect
    .poll(() =>
      rows(
        db,
        sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
      ),
    )
    .toHaveLength(1)
  await reader.query(`set lock_timeout = '500ms'`)
  expect((await reader.query('select 1 from pages')).rows).toHaveLength(4)
  await held.query('rollback')
  await started
})
