import type { PageId, UserId } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/handle.ts'
import { testSite } from '#testing/test-site.ts'
import { watchedDatabase } from '#testing/watched-database.ts'
import { prepareAudience } from './audience.queries.ts'
import { fileQueries } from './files.queries.ts'

/** Tables with a row for each person, page, colouring or file. */
const GROWING = ['users', 'pages', 'coloreds', 'colored_versions', 'shown_colorings', 'uploads', 'file_checks']

const site = testSite()
const key = (of: string) => `encode(sha256((${of})::bytea), 'hex') || '.png'`
const id = (number: string) => `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

/** Two thousand people with a page, two colourings and ten uploads each: enough for PostgreSQL to weigh its ways. */
beforeAll(async () => {
  await site.db.execute(
    sql.raw(`
      insert into users (id, name, email, photo)
        select ${id('i')}, 'Mia', i || '@example.org', case when i % 2 = 0 then ${key(`'photo' || i`)} end
        from generate_series(1, 2000) i;
      insert into pages (id, user_id, title, illustration, vector, preview, width, height, public)
        select ${id('i')}, ${id('i')}, 'Owl', ${key(`'drawn' || i`)},
          case when i % 2 = 0 then ${key(`'vector' || i`)} end, ${key(`'preview' || i`)}, 1024, 1024, true
        from generate_series(1, 2000) i;
      insert into coloreds (user_id, page_id, photo, preview)
        select ${id('i % 2000 + 1')}, ${id('i % 1999 + 1')}, ${key(`'coloured' || i`)}, ${key(`'composed' || i`)}
        from generate_series(1, 4000) i;
      insert into colored_versions (colored_id, photo, preview, drawn_at)
        select id, ${key(`'earlier' || id`)}, ${key(`'composed earlier' || id`)}, now() from coloreds;
      insert into shown_colorings (colored_id, page_id, preview)
        select id, page_id, ${key(`'shown' || id`)} from coloreds;
      insert into uploads (key, user_id, created_at)
        select ${key(`'coloured' || i`)}, ${id('i % 2000 + 1')}, now() - i * interval '1 minute'
        from generate_series(1, 20000) i;
      insert into file_checks (key, due_at)
        select ${key(`'given up' || i`)}, now() + (i - 50) * interval '1 minute' from generate_series(1, 2000) i;
      analyze ${GROWING.join(', ')};`),
  )
}, 60_000)

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  Plans?: PlanNode[]
}

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** Reads a table from its first row to its last, be it in the order of an index. */
const isWholeScan = (node: PlanNode): boolean =>
  node['Node Type'] === 'Seq Scan' || (/^Index (Only )?Scan$/.test(node['Node Type']) && !node['Index Cond'])

/** The statements as the product sends them. */
async function sentTo(run: (db: Db) => Promise<unknown>) {
  const { db, sent } = watchedDatabase(site.db.$client)
  await run(db)
  return sent
}
const sentBy = (run: (queries: ReturnType<typeof fileQueries>) => Promise<unknown>) =>
  sentTo((db) => run(fileQueries(db)))

async function explain(query: string, params: unknown[]): Promise<PlanNode> {
  const { rows } = await site.db.$client.query(`explain (format json) ${query}`, params)
  return rows[0]['QUERY PLAN'][0].Plan
}

const anyKey = `${'0'.repeat(64)}.png`
const nobody = '00000000-0000-4000-8000-000000000000' as UserId

const uses: { [name in keyof ReturnType<typeof fileQueries>]: Parameters<typeof sentBy>[0] } = {
  ownedBy: (queries) => queries.ownedBy(nobody),
  ofPage: (queries) => queries.ofPage(nobody as string as PageId),
  ofColored: (queries) => queries.ofColored(nobody, nobody as string as PageId),
  forgetSource: (queries) => queries.forgetSource(nobody as string as PageId),
  isUsed: (queries) => queries.isUsed(anyKey),
  claim: (queries) => queries.claim(anyKey),
  giveBack: (queries) => queries.giveBack(nobody),
  queueDeletion: (queries) => queries.queueDeletion([anyKey]),
  due: (queries) => queries.due(500),
  settle: (queries) => queries.settle(anyKey),
  postpone: (queries) => queries.postpone(anyKey),
  lookAtUploads: (queries) => queries.lookAtUploads(anyKey),
  forgetUnusedUploads: async (queries) =>
    queries.forgetUnusedUploads('', (await queries.lookAtUploads('')).at(-1)?.key ?? ''),
}

async function expectNoWholeScan(sent: Awaited<ReturnType<typeof sentTo>>): Promise<void> {
  expect(sent).not.toEqual([])
  for (const { query, params } of sent) {
    const scanned = nodesOf(await explain(query, params)).filter(isWholeScan)
    expect(scanned.map((node) => node['Relation Name']).filter((table) => GROWING.includes(table ?? ''))).toEqual([])
  }
}

test.each(Object.entries(uses))('%s reads no growing table as a whole', async (_name, use) => {
  await expectNoWholeScan(await sentBy(use))
})

test('to find out who may see a file reads no growing table as a whole', async () => {
  const sent = await sentTo((db) => prepareAudience(db)(anyKey))
  expect(sent).toHaveLength(2)
  await expectNoWholeScan(sent)
})
