import { calls } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { ACTIVITY_KINDS, type ActivityKind } from '#platform/db/activity.ts'
import type { Handle } from '#platform/db/handle.ts'
import { activityChanges, pages, users } from '#platform/db/schema.ts'
import { makeUpHistory } from '#testing/made-up-history.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'
import { watchedDatabase } from '#testing/watched-database.ts'
import { activityQueries } from './activity.queries.ts'
import { createAnalyticsService } from './analytics.service.ts'
import { startOfMonths } from './calendar.ts'

const site = testSite()
const now = () => new Date()
const analytics = () => createAnalyticsService({ db: site.db, now })
/** Behind and before UTC, with clocks that are put forward by an hour, by half of one, at midnight, and never. */
const ZONES = [
  'UTC',
  'Asia/Kathmandu',
  'America/New_York',
  'America/Havana',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
]
let admin: SignedIn

/** The site has an account of its own, and the pages it came with. */
const ONLY_PEOPLE: Partial<Record<ActivityKind, string>> = {
  users: 'where not house',
  pages: 'where not exists (select from users where house and users.id = user_id)',
}

/** What there is, counted one by one. */
const made = (kind: ActivityKind) =>
  sql`(select created_at from ${sql.identifier(kind)} ${sql.raw(ONLY_PEOPLE[kind] ?? '')}) as made`

async function countedByHand(kind: ActivityKind, zone: string) {
  const local = sql`(created_at at time zone ${zone}::text)`
  const counters = await site.db.execute<{ week: number; total: number }>(sql`select count(*)::int as total,
    (count(*) filter (where ${local} >= date_trunc('week', now() at time zone ${zone}::text)))::int as week
    from ${made(kind)}`)
  const months = await site.db.execute<{ name: string; count: number }>(sql`
    select to_char(month, 'Mon YYYY') as name, count(created_at)::int as count
    from generate_series(0, 11) as ago
    cross join lateral (select date_trunc('month', now() at time zone ${zone}::text) - ago * interval '1 month' as month) m
    left join ${made(kind)} on date_trunc('month', ${local}) = month
    group by month order by month`)
  return { ...counters.rows[0], months: months.rows.map(({ name, count }) => ({ name, [kind]: count })) }
}

async function countedBySite(kind: ActivityKind, timeZone: string) {
  const [counters, charts] = await Promise.all([
    site.call(calls.readCounters, { query: { timeZone } }, admin),
    site.call(calls.readCharts, { query: { timeZone } }, admin),
  ])
  if (!counters.ok || !charts.ok) throw new Error('the dashboard was refused')
  return { total: counters.data.total[kind], week: counters.data.week[kind], months: charts.data[kind] }
}

/** In one zone: what differs between them is seen on its own. */
async function expectTruth(zone = 'UTC'): Promise<void> {
  for (const kind of ACTIVITY_KINDS)
    expect(await countedBySite(kind, zone), kind).toEqual(await countedByHand(kind, zone))
}

beforeAll(async () => {
  admin = await site.signIn({ admin: true })
  await makeUpHistory(site.db, 150)
  // The last and the first moments of every month of every zone, where a mistake of an instant shows.
  for (const zone of ZONES)
    for (const { start } of startOfMonths(now(), zone, 12).months)
      await site.db.execute(sql`insert into pages
        (user_id, title, illustration, preview, width, height, public, created_at)
        select ${admin.id}, 'At midnight', 'm.png', 'm.webp', 1024, 1024, true, ${start.toISOString()}::timestamptz + n * interval '1 microsecond'
        from unnest(array[-1, 0]) n`)
})

describe('the counters and charts of two years', () => {
  test.each(ZONES)('are what one counts by hand in %s, before and after they are rolled up', async (zone) => {
    await expectTruth(zone)
    await analytics().rollUp()
    expect(await site.db.$count(activityChanges)).toBe(0)
    await expectTruth(zone)
  })

  test('are those of UTC where nobody says where they are', async () => {
    const [here, there] = [calls.readCounters, calls.readCharts].map((call) => site.call(call, { query: {} }, admin))
    expect(await here).toMatchObject({ data: { total: { pages: (await countedByHand('pages', 'UTC')).total } } })
    expect(await there).toMatchObject({ data: { pages: (await countedByHand('pages', 'UTC')).months } })
  })

  test('are those of UTC, and say so, for a time zone that only the browser knows', async () => {
    const query = { timeZone: 'Moon/Tranquility' }
    expect(await site.call(calls.readCounters, { query }, admin)).toMatchObject({
      data: { time_zone: 'UTC', total: { pages: (await countedByHand('pages', 'UTC')).total } },
    })
    expect(await site.call(calls.readCharts, { query }, admin)).toMatchObject({
      data: { pages: (await countedByHand('pages', 'UTC')).months },
    })
    const known = await site.call(calls.readCounters, { query: { timeZone: 'Asia/Kathmandu' } }, admin)
    expect(known).toMatchObject({ data: { time_zone: 'Asia/Kathmandu' } })
  })

  test('are refused for what cannot be the name of a time zone', async () => {
    const answer = await site.call(calls.readCharts, { query: { timeZone: '+05:17' } }, admin)
    expect(answer).toMatchObject({ status: 422, problem: { issues: [{ path: 'timeZone' }] } })
  })

  test('look at none of what they count', async () => {
    const { db, sent } = watchedDatabase(site.db.$client)
    const watched = createAnalyticsService({ db, now })
    await Promise.all([watched.counters('Asia/Kathmandu'), watched.charts('Asia/Kathmandu')])
    expect(sent).toHaveLength(2)
    const client = await site.db.$client.connect()
    onTestFinished(() => client.release(true))
    // As with a million people: of the few here it would be quickest to read them all.
    await client.query('set enable_seqscan = off; set enable_bitmapscan = off')
    for (const { query, params } of sent) {
      const { rows } = await client.query(`explain ${query}`, params)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      const looks = plan.match(/\S+ \S+ on (users|pages|coloreds|subscriptions)\b/g) ?? []
      // The few pages that the site itself has, by their owner.
      expect(looks.filter((look) => !/^using (users_house|pages_owner_\w+) on/.test(look))).toEqual([])
    }
  })
})

test('the gallery that a site comes with is nobody’s work, neither this week nor in all', async () => {
  const before = await countedBySite('pages', 'UTC')
  const [house] = await site.db
    .insert(users)
    .values({ name: 'The site', email: 'house@example.org', house: true })
    .returning({ id: users.id })
  const about = { title: 'In the gallery', illustration: 'o.png', preview: 'o.webp', width: 1, height: 1, public: true }
  await site.db.insert(pages).values([0, 1, 2].map(() => ({ ...about, userId: house?.id })))
  expect(await countedBySite('pages', 'UTC')).toEqual(before)
  await analytics().rollUp()
  expect(await countedBySite('pages', 'UTC')).toEqual(before)
  await expectTruth()
  await site.db.delete(pages).where(eq(pages.title, 'In the gallery'))
  await site.db.delete(users).where(eq(users.house, true))
})

describe('what changes', () => {
  test('is told at once: somebody who leaves takes along what they had, and what others did with it', async () => {
    await analytics().rollUp()
    const [leaving] = await site.db.select({ id: users.id }).from(users).where(eq(users.name, 'Somebody')).limit(1)
    const before = await countedBySite('coloreds', 'UTC')
    await site.db.delete(users).where(eq(users.id, leaving?.id ?? admin.id))
    expect((await countedBySite('coloreds', 'UTC')).total).toBeLessThan(before.total)
    await expectTruth()
    await analytics().rollUp()
    await expectTruth()
  })

  test('counts on when it is blocked', async () => {
    const before = await countedBySite('pages', 'UTC')
    const [blocked] = await site.db.select({ id: pages.id }).from(pages).limit(1)
    await site.call(calls.togglePageBlocked, { params: { id: blocked?.id ?? ('' as never) } }, admin)
    expect(await countedBySite('pages', 'UTC')).toEqual(before)
    await expectTruth()
  })

  test('is counted for when it was made, though that is corrected later', async () => {
    await site.db.execute(
      sql`update pages set created_at = created_at - interval '40 days' where title = 'At midnight'`,
    )
    await site.db.execute(sql`update users set created_at = created_at - interval '3 days' where not admin`)
    await expectTruth()
  })

  test('is not the site itself, which is nobody', async () => {
    const before = await countedBySite('users', 'UTC')
    await site.db.insert(users).values({ name: 'The site', email: 'house@example.org', house: true })
    expect(await countedBySite('users', 'UTC')).toEqual(before)
    await site.db.delete(users).where(eq(users.house, true))
    expect(await countedBySite('users', 'UTC')).toEqual(before)
  })

  test('is counted exactly at every moment, while many come and go and it is rolled up', async () => {
    const addPage = sql`insert into pages (user_id, title, illustration, preview, width, height, public)
      values (${admin.id}, 'In a hurry', 'h.png', 'h.webp', 1024, 1024, true)`
    const comeAndGo = async () => {
      for (let turn = 0; turn < 15; turn += 1) {
        await site.db.execute(addPage)
        await site.db.transaction(async (tx) => {
          await tx.execute(addPage)
          if (turn % 4 === 0)
            await tx.execute(sql`delete from pages where id in (select id from pages
            where title = 'In a hurry' limit 3 for update skip locked)`)
        })
      }
    }
    const counted = async (tx: Handle) => {
      const [spans, rows] = [await activityQueries(tx).countBetween([now()]), await tx.$count(pages)]
      return { told: (spans.pages[0] ?? 0) + (spans.pages[1] ?? 0), rows }
    }
    let isOver = false
    const until = async (work: () => Promise<unknown>) => {
      do await work()
      while (!isOver)
    }
    const writers = Promise.all([comeAndGo(), comeAndGo(), comeAndGo(), comeAndGo()]).finally(() => {
      isOver = true
    })
    await Promise.all([
      writers,
      until(() => analytics().rollUp()),
      until(() => analytics().rollUp()),
      until(async () => {
        // Both see the site as it was in the same moment.
        const { told, rows } = await site.db.transaction(counted, { isolationLevel: 'repeatable read' })
        expect(told).toBe(rows)
      }),
    ])
    await expectTruth()
    await analytics().rollUp()
    await expectTruth()
  })
})
