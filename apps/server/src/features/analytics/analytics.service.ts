import type { DashboardCharts, DashboardCounters } from '@huebook/contract'
import { tryAdvisoryLock } from '#platform/db/advisory-lock.ts'
import type { Db } from '#platform/db/handle.ts'
import { activityQueries } from './activity.queries.ts'
import { knownTimeZone, startOfMonths, startOfWeek } from './calendar.ts'

export type AnalyticsService = ReturnType<typeof createAnalyticsService>

interface Options {
  db: Db
  now(): Date
}

const CHARTED_MONTHS = 12

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

/** Counts what the site has, without looking at it: how much was made when is written down as it is made. */
export function createAnalyticsService({ db, now }: Options) {
  return {
    async counters(asked: string): Promise<DashboardCounters> {
      const timeZone = knownTimeZone(asked)
      const counts = await activityQueries(db).countBetween([startOfWeek(now(), timeZone)])
      const each = (count: (spans: readonly number[]) => number) => ({
        users: count(counts.users),
        pages: count(counts.pages),
        coloreds: count(counts.coloreds),
        subscriptions: count(counts.subscriptions),
      })
      return { week: each(([, since = 0]) => since), total: each(sum), time_zone: timeZone }
    },

    async charts(timeZone: string): Promise<DashboardCharts> {
      const { months, end } = startOfMonths(now(), knownTimeZone(timeZone), CHARTED_MONTHS)
      const starts = months.map(({ start }) => start)
      const counts = await activityQueries(db).countBetween([...starts, end], starts[0])
      // What comes first was made before all of them.
      const counted = (spans: readonly number[], month: number) => spans[month + 1] ?? 0
      return {
        users: months.map(({ name }, month) => ({ name, users: counted(counts.users, month) })),
        pages: months.map(({ name }, month) => ({ name, pages: counted(counts.pages, month) })),
        coloreds: months.map(({ name }, month) => ({ name, coloreds: counted(counts.coloreds, month) })),
        subscriptions: months.map(({ name }, month) => ({ name, subscriptions: counted(counts.subscriptions, month) })),
      }
    },

    /** One process at a time: two could wait for each other's days. */
    rollUp: (): Promise<void> =>
      db.transaction(async (tx) => {
        if (await tryAdvisoryLock(tx, 'rolling up of activity')) await activityQueries(tx).rollUp()
      }),
  }
}
