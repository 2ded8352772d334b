import { type SQL, sql } from 'drizzle-orm'
import { ACTIVITY_KINDS, type ActivityKind } from '#platform/db/activity.ts'
import type { Handle } from '#platform/db/handle.ts'
import { activityChanges, activityDays, activityQuarters, pages, users } from '#platform/db/schema.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** The midnight of UTC before it. */
const dayOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS)

const moments = (dates: readonly Date[]): SQL =>
  sql`${sql.param(dates.map((date) => date.toISOString()))}::timestamptz[]`

export const activityQueries = (handle: Handle) => ({
  /**
   * How many there are of each kind that were made before the first of these moments, from each to the next, and from the
   * last on. What was made before the days of `since` is left out, and so are the pages that the site itself has. In one
   * statement, which sees what is rolled up in the same moment once: before or after.
   */
  async countBetween(bounds: readonly Date[], since?: Date): Promise<Record<ActivityKind, number[]>> {
    const from = sql`${since ? dayOf(since).toISOString() : '-infinity'}::timestamptz`
    const spanOf = (made: SQL) => sql`width_bucket(${made}, ${moments(bounds)})`
    // A day in which one of them lies is counted where more of it belongs, and the quarters of an hour of the rest are moved.
    const { rows } = await handle.execute<{ kind: ActivityKind; span: number; count: string }>(sql`
      with cuts as (
        select day, bound, is_early, case when is_early then day else bound end as rest_from,
            case when is_early then bound else day + interval '24 hours' end as rest_to
          from unnest(${moments(bounds)}, ${moments(bounds.map(dayOf))}) as cut (bound, day),
            lateral (select bound < day + interval '12 hours' as is_early) as half
      ),
      moved as (
        select kind, quarter, ${spanOf(sql`case when is_early then bound else day end`)} as counted_at, count
          from cuts join ${activityQuarters} on quarter >= rest_from and quarter < rest_to
      )
      select kind, span, sum(count) as count from (
        select kind, ${spanOf(sql`coalesce(bound, ${activityDays}.day)`)} as span, count
          from ${activityDays} left join cuts on cuts.day = ${activityDays}.day and is_early
          where ${activityDays}.day >= ${from}
        union all
        select kind, ${spanOf(sql`quarter`)}, count from moved
        union all
        select kind, counted_at, -count from moved
        union all
        select kind, ${spanOf(sql`quarter`)}, change from ${activityChanges} where quarter >= ${from}
        union all
        -- The gallery is nobody's work. It is small, and found by the index of its owner.
        select 'pages', ${spanOf(sql`created_at`)}, -1 from ${pages}
          where user_id = (select id from ${users} where house) and created_at >= ${from}
      ) as parts group by kind, span`)
    const counts = Object.fromEntries(ACTIVITY_KINDS.map((kind) => [kind, Array<number>(bounds.length + 1).fill(0)]))
    for (const { kind, span, count } of rows) (counts[kind] as number[])[span] = Number(count)
    return counts as Record<ActivityKind, number[]>
  },

  /** Adds what has changed to the quarters of an hour and the days. What is being written meanwhile waits for the next time. */
  async rollUp(): Promise<void> {
    await handle.execute(sql`
      with taken as (delete from ${activityChanges} returning kind, quarter, change),
      quarters as (
        insert into ${activityQuarters} as known (quarter, kind, count)
          select quarter, kind, sum(change) from taken group by quarter, kind
          on conflict (quarter, kind) do update set count = known.count + excluded.count
      )
      insert into ${activityDays} as known (day, kind, count)
        select date_trunc('day', quarter, 'UTC'), kind, sum(change) from taken group by 1, 2
        on conflict (day, kind) do update set count = known.count + excluded.count`)
  },
})
