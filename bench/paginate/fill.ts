import type { openOwnDatabase } from '../../e2e/site/own-database.ts'

/** People of the site, however many pages it has. */
export const PEOPLE = 100_000
/** For each page, on average; a few pages and a few people have most of them. */
export const FAVORITES = 3
export const COLORINGS = 2

const WORDS = `array['fox', 'owl', 'castle', 'dragon', 'octopus', 'cake', 'rocket', 'planet', 'hedgehog', 'tractor',
  'mermaid', 'whale', 'city', 'cat', 'robot', 'flower', 'snail', 'garden', 'autumn', 'birthday']`
const NAMES = `array['Mia', 'Jo', 'Noah', 'Aiko', 'Zoë', 'Liam', 'Omar', 'Priya', 'Ben', 'Elena', 'Tomás', 'Chloe', 'Ivana',
  'Finn', 'Grace', 'Lev', 'Hannah', 'Lucas', 'Xaver', 'Yara']`

/** As long as one is, or the server would make them all. */
const PLACEHOLDER = `'data:image/webp;base64,' || repeat('UklGRg', 30)`

const userId = (number: string) => `('00000001-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`
/** As random as real ones are, or neighbours in time would be neighbours in every index. */
const pageId = (number: string) => `md5('page' || (${number}))::uuid`
const oneOf = (list: string, by: string) => `(${list})[1 + (${by})::bigint % 20]`
const nameOf = (number: string) => `${oneOf(NAMES, `(${number}) * 7`)} || (${number})`

/** A rank, the first twice as often as the second, three times as often as the third. */
const zipf = (count: number) => `least(${count}, floor(exp(random() * ln(${count} + 1))))::bigint`
/** The best are of any age: a stride that has no factor in common with the numbers there are. */
const pageOfRank = (rank: string, pages: number) => `1 + (${rank} * 7919) % ${pages}`

/** Who has most of everything, and somebody whose name is searched for. */
export const HEAVIEST = { id: '00000001-0000-4000-8000-000000000001' }
export const OWNER = 'Chloe333'

const countOf = (table: string) => `(select page_id, count(*)::int from ${table} group by page_id)`

/** The rare word and the rare pair of letters are on one page in fifty thousand each. */
const pagesOf = (pages: number) => `
  insert into pages (id, user_id, title, prompt, style, illustration, preview, preview_small, placeholder, width, height, public, reviewed, blocked,
      created_at, owner_name, favorited_count, colored_count, listed_favorited, listed_colored)
    select id, ${userId('owner')},
      initcap(${oneOf(WORDS, 'i')} || ' and ' || ${oneOf(WORDS, 'i / 20 + 3')}) || case when i % 50000 = 17 then ' Xylophone' when i % 50000 = 23 then ' Qj' else '' end,
      'a ' || ${oneOf(WORDS, 'i')} || ' with a ' || ${oneOf(WORDS, 'i / 20 + 3')} || ' in the ' || ${oneOf(WORDS, 'i / 400 + 9')},
      'scene', md5('i' || i) || '.png', md5('p' || i) || '.webp', md5('s' || i) || '.webp', ${PLACEHOLDER}, 1024, 1024, i % 10 <> 0, i % 50 <> 1, i % 200 = 2,
      now() - (i * (63072000.0 / ${pages})) * interval '1 second', ${nameOf('owner')},
      coalesce(f.count, 0), coalesce(c.count, 0), coalesce(f.count, 0), coalesce(c.count, 0)
    from (select i, ${pageId('i')} as id, ${zipf(PEOPLE)} as owner from generate_series(1, ${pages}) i) numbers
      left join ${countOf('favored')} f on f.page_id = id left join ${countOf('painted')} c on c.page_id = id`

const marksOf = (pages: number, marks: number) => `
  select distinct ${userId('person')} as user_id, ${pageId('page')} as page_id
  from (select ${zipf(PEOPLE)} as person, ${pageOfRank(zipf(pages), pages)} as page
    from generate_series(1, ${pages * marks})) drawn`

/** What the triggers would write. */
const known = (
  marks: string,
) => `select marks.*, page.created_at as page_created_at, page.favorited_count, page.colored_count, page.search,
    page.user_id = marks.user_id or (page.public and page.reviewed and not page.blocked) as is_seen
  from ${marks} marks join pages page on page.id = marks.page_id`

const statements = (pages: number) => [
  `insert into users (id, name, email) select ${userId('i')}, ${nameOf('i')}, i || '@example.org'
     from generate_series(1, ${PEOPLE}) i`,
  `create temp table favored as ${marksOf(pages, FAVORITES)}`,
  `create temp table painted as ${marksOf(pages, COLORINGS)}`,
  pagesOf(pages),
  `insert into page_search (page_id, key, prompt) select id, page_words(title, style), search_key(prompt) from pages`,
  `insert into favorites (user_id, page_id, page_seen, page_created_at, page_favorited, page_colored, page_search)
     select user_id, page_id, is_seen, page_created_at, favorited_count, colored_count, search from (${known('favored')}) known`,
  `insert into coloreds (user_id, page_id, photo, preview, preview_small, preview_medium, created_at, updated_at, page_seen, page_created_at, page_favorited, page_colored,
       page_search)
     select user_id, page_id, md5('c' || page_id) || '.png', md5('d' || page_id) || '.webp',
       md5('e' || page_id) || '.webp', md5('f' || page_id) || '.webp', now() - random() * interval '2 years',
       now() - random() * interval '2 years', is_seen,
       page_created_at, favorited_count, colored_count, search from (${known('painted')}) known`,
]

/** Makes a site of so many pages, as a backup is brought back: triggers rest, and indexes are written in the end. */
export async function fill(client: Awaited<ReturnType<typeof openOwnDatabase>>, pages: number): Promise<void> {
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB';
    set synchronous_commit = off; set max_parallel_maintenance_workers = 2`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid in ('pages'::regclass, 'page_search'::regclass, 'favorites'::regclass, 'coloreds'::regclass)
       and not exists (select 1 from pg_constraint where conindid = indexrelid)`,
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const statement of statements(pages)) await client.query(statement)
  for (const { definition } of indexes) await client.query(definition)
  await client.query('vacuum analyze')
}
