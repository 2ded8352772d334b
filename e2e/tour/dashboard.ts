import type { DashboardCharts, DashboardCounters, MailStatus } from '@huebook/contract'
import { type Answers, answerWith, json, refuses } from './answers.ts'
import type { Stop } from './stops.ts'

/** Of whoever looks, which the browser has from here. */
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone
const none = { users: 0, pages: 0, coloreds: 0, subscriptions: 0 }
const MONTHS = ['Dec 2025', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'].map((month) =>
  month.length === 3 ? `${month} 2026` : month,
)

const chartsOf = (count: (month: number) => number): DashboardCharts => ({
  users: MONTHS.map((name, month) => ({ name, users: count(month) })),
  pages: MONTHS.map((name, month) => ({ name, pages: count(month) * 11 })),
  coloreds: MONTHS.map((name, month) => ({ name, coloreds: count(month) * 53 })),
  subscriptions: MONTHS.map((name, month) => ({ name, subscriptions: Math.round(count(month) / 20) })),
})

const newSite: Answers = {
  readCounters: json({
    week: { ...none, users: 1, pages: 36 },
    total: { ...none, users: 1, pages: 36 },
    time_zone: ownZone,
  } satisfies DashboardCounters),
  readCharts: json(chartsOf(() => 0)),
  readFirstSteps: json({ dismissed: false }),
  readAppStatus: json({ openaiApi: true, stripeApi: true, stripeWebhook: false, plans: false }),
  readMailStatus: json({
    server: null,
    folder: '/srv/data/outbox',
    sent_at: null,
    failed_at: null,
    failure: '',
    waiting: 0,
    failing: 0,
  } satisfies MailStatus),
}

const largeSite: Answers = {
  readFirstSteps: json({ dismissed: true }),
  readCounters: json({
    week: { users: 1_834, pages: 20_412, coloreds: 104_950, subscriptions: 97 },
    total: { users: 98_765, pages: 1_000_036, coloreds: 5_249_999, subscriptions: 4_321 },
    time_zone: ownZone,
  } satisfies DashboardCounters),
  readCharts: json(chartsOf((month) => Math.round(900 * 1.22 ** month + 400 * Math.sin(month)))),
}

/** Every state of the dashboard but the demonstration site's own. */
export function dashboardStops(): Stop[] {
  const stop = (name: string, answers: Answers, act?: Stop['act']): Stop => ({
    name: `admin-${name}`,
    path: '/admin',
    as: 'admin',
    prepare: (page) => answerWith(page, answers),
    ...(act && { act }),
  })
  return [
    stop('new', newSite),
    stop('large', largeSite),
    stop('unfinished', { ...newSite, ...largeSite, readFirstSteps: json({ dismissed: false }) }),
    stop('tables', largeSite, async (page) => {
      for (const summary of await page.getByText('Show as table').all()) await summary.click()
    }),
    stop('other-zone', { ...largeSite, readCounters: json({ week: none, total: none, time_zone: 'UTC' }) }),
    stop('failed', { readCounters: refuses('UNAVAILABLE') }),
  ]
}
