import type { Client } from 'pg'

/** People of the site, whatever its size. */
const PEOPLE = 100_000
/** Favourites and as many colourings for each page, on average; a few pages have most of them. */
const MARKS_PER_PAGE = 4

const WORDS = `array['fox', 'owl', 'castle', 'dragon', 'octopus', 'cake', 'rocket', 'planet', 'hedgehog', 'tractor',
  'mermaid', 'whale', 'city', 'cat', 'robot', 'flower', 'snail', 'garden', 'autumn', 'birthday']`
const NAMES = `array['Mia', 'Jo', 'Noah', 'Aiko', 'Zoë', 'Liam', 'Omar', 'Priya', 'Ben', 'Elena', 'Tomás', 'Chloe', 'Ivana',
  'Finn', 'Grace', 'Lev', 'Hannah', 'Lucas', 'Xaver', 'Yara']`

const id = (kind: number, number: string) =>
  `('0000000${kind}-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
const wordOf = (list: string, by: string) => `(${list})[1 + (${by})::bigint % 20]`
/** A page's number, small ones far more often than large ones. */
const zipf = (pages: number) => `1 + floor(${pages} * power(random(), 4))::int`

/** One page in fifty thousand has the rare word; two in a hundred thousand the rare pair of letters. */
const statements = (pages: number) => [
  `insert into users (id, name, email) select ${id(1, 'i')}, ${wordOf(NAMES, 'i * 7')} || ' ' || i, i || '@example.org'
     from generate_series(1, ${PEOPLE}) i on conflict do nothing`,
  `insert into pages (id, user_id, title, prompt, style, illustration, preview, width, height, public, reviewed, blocked,
       created_at, owner_name)
     select ${id(2, 'i')}, ${id(1, 'owner')},
       initcap(${wordOf(WORDS, 'i')} || ' and ' || ${wordOf(WORDS, 'i / 20 + 3')}) || case when i % 50000 = 17 then ' Xylophone' else '' end,
       'a ' || ${wordOf(WORDS, 'i')} || ' with a ' || ${wordOf(WORDS, 'i / 20 + 3')} || ' in the ' || ${wordOf(WORDS, 'i / 400 + 9')}
         || case when i % 50000 = 23 then ' qj' else '' end,
       'scene', 'i' || i || '.png', 'p' || i || '.webp', 1024, 1024, i % 10 <> 0, i % 50 <> 1, i % 200 = 2,
       now() - (i * (63072000.0 / ${pages})) * interval '1 second', ${wordOf(NAMES, 'owner * 7')} || ' ' || owner
     from (select i, 1 + (i::bigint * 7919) % ${PEOPLE} as owner from generate_series(1, ${pages}) i) numbers`,
  `insert into page_search (page_id, key) select id, search from pages`,
  `insert into favorites (user_id, page_id) select ${id(1, `1 + floor(${PEOPLE} * power(random(), 3))::int`)}, ${id(2, zipf(pages))}
     from generate_series(1, ${pages * MARKS_PER_PAGE}) on conflict do nothing`,
  `insert into coloreds (user_id, page_id, photo, preview, created_at)
     select ${id(1, `1 + floor(${PEOPLE} * power(random(), 3))::int`)}, ${id(2, zipf(pages))}, 'c' || i, 'd' || i, now() - random() * interval '2 years'
     from generate_series(1, ${pages * MARKS_PER_PAGE}) i on conflict do nothing`,
  `update pages set favorited_count = coalesce(f.count, 0), colored_count = coalesce(c.count, 0)
     from pages p left join (select page_id, count(*)::int from favorites group by 1) f on f.page_id = p.id
       left join (select page_id, count(*)::int from coloreds group by 1) c on c.page_id = p.id
     where p.id = pages.id`,
]

/** Makes a site of so many pages; indexes are written afterwards, all at once. */
export async function fill(client: Client, pages: number): Promise<void> {
  // As a backup is brought back: the rows say themselves what the triggers would.
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`)
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where schemaname = 'public'
       and tablename in ('pages', 'page_search', 'favorites', 'coloreds') and indexname !~ '(_pkey|_pk|_once)$'`,
  )
  for (const { indexname } of rows) await client.query(`drop index "${indexname}"`)
  for (const statement of statements(pages)) await client.query(statement)
  for (const { indexdef } of rows) await client.query(indexdef)
  await client.query('vacuum analyze')
  await client.query('set session_replication_role = origin')
}
