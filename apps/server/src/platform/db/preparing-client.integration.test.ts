import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { plans, users } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()

/** The statements one connection keeps a plan of, and how often it has used each. */
const keptBy = async (work: (tx: Parameters<Parameters<typeof site.db.transaction>[0]>[0]) => Promise<unknown>) =>
  site.db.transaction(async (tx) => {
    await work(tx)
    const { rows } = await tx.execute<{ statement: string; uses: number }>(
      sql`select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements`,
    )
    return rows
  })

describe('a statement', () => {
  test('with parameters is planned once for a connection, also inside a transaction', async () => {
    const kept = await keptBy(async (tx) => {
      for (const name of ['Mia', 'Ben', 'Ida']) await tx.select().from(users).where(sql`name = ${name}`)
    })
    expect(kept.filter(({ statement }) => statement.includes('name = $1')).map(({ uses }) => uses)).toEqual([3])
  })

  test('that searches is planned for what it searches', async () => {
    const kept = await keptBy((tx) => tx.select().from(users).where(sql`search like ${'%mia%'}`))
    expect(kept.filter(({ statement }) => statement.includes('like'))).toEqual([])
  })

  test('without parameters is left as it is', async () => {
    const kept = await keptBy((tx) => tx.select().from(plans))
    expect(kept.filter(({ statement }) => statement.includes('"plans"'))).toEqual([])
  })
})
