import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/handle.ts'
import { migrate } from '#platform/db/migrate.ts'
import { seeds } from '#seeds.ts'
import { olderDatabase } from '#testing/older-database.ts'

const count = async (db: Db, query: ReturnType<typeof sql>) => (await db.execute(query)).rows.length

/** A site of the version before: a page whose prompt says more than its title, and that somebody has marked. */
async function olderSite(): Promise<Db> {
  const db = await olderDatabase('search_without_prompts')
  await db.execute(sql`insert into users (name, email) values ('Mia', 'mia@example.org'), ('Uwe', 'uwe@example.org')`)
  await db.execute(sql`insert into pages (user_id, title, prompt, style, public, illustration, preview, width, height)
    select id, 'A card', 'a card for Quintessa', 'mandala', true, 'owl.png', 'owl.webp', 1024, 1024 from users where name = 'Mia'`)
  await db.execute(sql`insert into favorites (user_id, page_id) select users.id, pages.id from users, pages`)
  await db.execute(sql`insert into coloreds (user_id, page_id, photo, preview)
    select users.id, pages.id, 'a.png', 'b.webp' from users, pages`)
  return db
}

const WHEREVER = (words: string) => sql`select 1 from pages where search like ${words}
  union all select 1 from page_search where key like ${words}
  union all select 1 from favorites where page_search like ${words}
  union all select 1 from coloreds where page_search like ${words}`

test('nothing that lists are searched by holds a prompt of before, and everything still holds title and style', async () => {
  const db = await olderSite()
  expect(await count(db, WHEREVER('%quintessa%'))).toBe(6)
  await migrate(db, seeds)
  expect(await count(db, WHEREVER('%quintessa%'))).toBe(0)
  expect(await count(db, WHEREVER('%card%mandala%'))).toBe(6)
})

test('what becomes of a page later is found, and what its prompt becomes is not', async () => {
  const db = await olderSite()
  await migrate(db, seeds)
  await db.execute(sql`update pages set title = 'A letter', prompt = 'a letter for Quintessa'`)
  expect(await count(db, WHEREVER('%letter%'))).toBe(6)
  expect(await count(db, WHEREVER('%quintessa%'))).toBe(0)
  await db.execute(sql`delete from pages`)
  expect(await count(db, sql`select 1 from page_search`)).toBe(0)
})
