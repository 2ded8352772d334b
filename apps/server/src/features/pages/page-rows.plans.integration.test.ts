import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { pages } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'
import { selectPageRows } from './page-rows.ts'

const site = testSite()
const MARKS = ['favorites', 'coloreds']
const id = (number: string) => `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** Many people with a few favourites and colourings each: for one of them it would be quickest to read them all. */
beforeAll(async () => {
  const marks = `${id('i % 1000 + 1')}, ${id('i / 1000 + 1')}`
  await site.db.execute(
    sql.raw(`
      insert into users (id, name, email) select ${id('i')}, 'Mia', i || '@example.org' from generate_series(1, 1000) i;
      insert into pages (id, user_id, title, illustration, preview, width, height, public)
        select ${id('i')}, ${id('i % 1000 + 1')}, 'Owl', 'aa.png', 'bb.webp', 1, 1, true from generate_series(1, 1000) i;
      insert into favorites (user_id, page_id) select ${marks} from generate_series(1, 1999) i;
      insert into coloreds (user_id, page_id, photo, preview) select ${marks}, 'cc.png', 'dd.webp' from generate_series(1, 1999) i;`),
  )
  // So that PostgreSQL knows what there is.
  await site.db.execute(sql`vacuum analyze`)
}, 60_000)

interface PlanNode {
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** How a statement is done once its plan is kept, whoever asks. */
async function keptPlanOf(text: string, values: readonly string[]): Promise<PlanNode> {
  const client = await site.db.$client.connect()
  try {
    await client.query(`set plan_cache_mode = force_generic_plan; prepare kept as ${text}`)
    const { rows } = await client.query(`explain (format json) execute kept (${values.join(', ')})`)
    return rows[0]['QUERY PLAN'][0].Plan
  } finally {
    client.release(true)
  }
}

test('of what somebody has marked only the marks of the pages that are shown are read, however many there are', async () => {
  const query = selectPageRows(site.db, false).query.where(
    sql`${pages.id} in (select unnest(${sql.placeholder('ids')}::uuid[]))`,
  )
  const { sql: text, params } = query.toSQL()
  const values = params.map((value) => (typeof value === 'number' ? `${value}` : 'null'))
  const marks = nodesOf(await keptPlanOf(text, values)).filter((node) => MARKS.includes(node['Relation Name'] ?? ''))
  expect(marks.map((node) => node['Relation Name']).toSorted()).toEqual(MARKS.toSorted())
  for (const { 'Index Cond': condition } of marks) expect(condition).toMatch(/user_id = .*page_id = /)
})
