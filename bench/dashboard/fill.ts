import type pg from 'pg'

/** For each page: colourings as many, people and subscriptions so many times fewer. */
export const COLORINGS = 5
const PAGES_OF_ONE = 10
const PAGES_OF_A_PAYER = 100

const userId = (number: string) => `('00000001-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
const pageId = (number: string) => `md5('page' || (${number}))::uuid`
const somewhen = `now() - random() * interval '2 years'`

/** Five people who are not each other, for each page. */
const colorer = (people: number) => `(page * 7 + nth * ${Math.floor(people / COLORINGS)}) % ${people}`

const statements = (pages: number) => {
  const people = pages / PAGES_OF_ONE
  return [
    `insert into users (id, name, email, admin) values ('${ADMIN.id}', 'Ada', 'ada@example.org', true)`,
    `insert into users (id, name, email, created_at)
       select ${userId('i')}, 'Somebody', i || '@example.org', ${somewhen} from generate_series(0, ${people - 1}) i`,
    `insert into subscriptions (user_id, plan_id, stripe_subscription_id, price_cents, period_start, period_end, created_at)
       select ${userId('i')}, plans.id, 'sub_' || i, 499, now(), now() + interval '1 month', ${somewhen}
       from generate_series(0, ${pages / PAGES_OF_A_PAYER - 1}) i, plans where plans.name = 'starter'`,
    `insert into pages (id, user_id, title, illustration, preview, width, height, public, created_at)
       select ${pageId('i')}, ${userId(`i % ${people}`)}, 'A page', 'a.png', 'a.webp', 1024, 1024, true, ${somewhen}
       from generate_series(0, ${pages - 1}) i`,
    `insert into coloreds (user_id, page_id, photo, preview, created_at)
       select ${userId(colorer(people))}, ${pageId('page')}, 'a.png', 'a.webp', ${somewhen}
       from generate_series(0, ${pages - 1}) page, generate_series(0, ${COLORINGS - 1}) nth`,
  ]
}

/** Who looks at the dashboard. */
export const ADMIN = { id: '00000002-0000-4000-8000-000000000000' }

/** What comes is counted as always. The other triggers rest, as when a backup is brought back: they do not matter here. */
const COUNTING = [
  ['users', 'people_come'],
  ['pages', 'pages_come'],
  ['coloreds', 'coloreds_come'],
  ['subscriptions', 'subscriptions_come'],
]

/** Makes two years of a site of so many pages. Of the indexes those stay that counting by hand can make use of. */
export async function fill(client: pg.Client, pages: number): Promise<void> {
  await client.query(`set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'`)
  const { rows: indexes } = await client.query<{ name: string }>(
    `select indexrelid::regclass as name from pg_index
       where indrelid in ('users'::regclass, 'pages'::regclass, 'coloreds'::regclass)
       and not exists (select 1 from pg_constraint where conindid = indexrelid)
       and indexrelid not in ('users_latest'::regclass, 'pages_latest'::regclass, 'coloreds_latest'::regclass)`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const [table, trigger] of COUNTING) await client.query(`alter table ${table} enable always trigger ${trigger}`)
  for (const statement of statements(pages)) await client.query(statement)
  for (const [table, trigger] of COUNTING) await client.query(`alter table ${table} enable trigger ${trigger}`)
  await client.query('set session_replication_role = origin')
  await rolledUp(client)
  await client.query('vacuum analyze')
}

/** Waits until the server has rolled up what it was filled with, as it does once a minute. */
async function rolledUp(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select exists (select from activity_changes) as waits')
    if (!rows[0].waits) return
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
