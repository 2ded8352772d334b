import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { axeViolations } from '../site/axe.ts'
import { setDemoStage } from '../site/demo-stage.ts'
import { openOwnDatabase } from '../site/own-database.ts'

const stage = setDemoStage()
const ZONE = 'Asia/Kathmandu'
const DESK = { viewport: { width: 1280, height: 900 }, timezoneId: ZONE }
const NAMES = { users: 'Users', pages: 'Pages', coloreds: 'Colored pages', subscriptions: 'Subscriptions' }

/** The site has an account of its own, and the pages it came with. */
const ONLY_PEOPLE: Partial<Record<string, string>> = {
  users: 'where not house',
  pages: 'where not exists (select from users where house and users.id = user_id)',
}

const SHORT = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** What is in the database, as the dashboard would have to write it. */
async function countedByHand() {
  const client = await openOwnDatabase(stage.site.dataDir)
  try {
    const counted: Record<string, unknown> = {}
    for (const [table, name] of Object.entries(NAMES)) {
      const made = `(select created_at at time zone '${ZONE}' as at from ${table} ${ONLY_PEOPLE[table] ?? ''}) as made`
      const { rows: counters } = await client.query(`select count(*) as total,
        count(*) filter (where at >= date_trunc('week', now() at time zone '${ZONE}')) as week from ${made}`)
      const { rows: months } = await client.query(`select to_char(month, 'Mon YYYY') as name, count(at) as count
        from generate_series(date_trunc('month', now() at time zone '${ZONE}') - interval '11 months',
          date_trunc('month', now() at time zone '${ZONE}'), interval '1 month') as month
        left join ${made} on date_trunc('month', at) = month group by month order by month`)
      counted[name] = {
        week: SHORT.format(Number(counters[0].week)),
        total: SHORT.format(Number(counters[0].total)),
        months: months.map((month) => `${month.name} ${month.count}`),
      }
    }
    return counted
  } finally {
    await client.end()
  }
}

/** The same, as somebody reads it from the screen. */
async function shown(page: Page) {
  const counter = (block: string, name: string) =>
    page
      .getByRole('region', { name: block })
      .locator('div', { has: page.getByText(name, { exact: true }) })
      .locator('dd [aria-hidden]')
      .textContent()
  const read: Record<string, unknown> = {}
  for (const name of Object.values(NAMES)) {
    const rows = page.getByRole('figure', { name, exact: true }).locator('tbody tr')
    read[name] = {
      week: await counter('This week', name),
      total: await counter('All time', name),
      months: await rows.evaluateAll((all) =>
        all.map((row) => [...row.children].map((cell) => cell.textContent).join(' ')),
      ),
    }
  }
  return read
}

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/admin')
  await page.locator('.recharts-line-curve').nth(3).waitFor()
}

describe('an administrator of a site of two years', () => {
  test('reads on the dashboard what is counted by hand, for the days of where they are', async () => {
    const { page, troubles } = await stage.signedIn('admin', DESK)
    // The site may still be drawing its gallery: both are read until they are of the same moment.
    await waitFor(
      async () => {
        await openDashboard(page)
        return { read: await shown(page), counted: await countedByHand() }
      },
      ({ read, counted }) => expect(read).toEqual(counted),
      { pauseMs: 500, stillMs: 10_000 },
    )
    expect(troubles).toEqual([])
  })

  test('sees four lines, as wide as they need, and opens the table behind each', async () => {
    const { page } = await stage.signedIn('admin', { viewport: { width: 390, height: 844 } })
    await openDashboard(page)
    for (const name of Object.values(NAMES)) {
      const figure = page.getByRole('figure', { name, exact: true })
      const box = await figure.locator('.recharts-wrapper').boundingBox()
      expect(box?.width).toBeGreaterThanOrEqual(240)
      expect(box?.height).toBeGreaterThanOrEqual(135)
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
      expect(await figure.locator('.recharts-line-dot').count()).toBe(12)
      await figure.getByText('Show as table').click()
      expect(
        await figure
          .getByRole('table', { name: `${name}, by month` })
          .getByRole('row')
          .count(),
      ).toBe(13)
    }
  })

  test('sees all of it where the server does not know their time zone, and where its days begin instead', async () => {
    const { page, troubles } = await stage.signedIn('admin', DESK)
    const zone = 'Europe/Newer_Than_The_Server'
    await page.addInitScript((name) => {
      const known = Intl.DateTimeFormat.prototype.resolvedOptions
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...known.call(this), timeZone: name }
      }
      const Known = Intl.DateTimeFormat
      Intl.DateTimeFormat = new Proxy(Known, {
        construct: (format, [language, options]) =>
          new format(language, options?.timeZone === name ? { ...options, timeZone: 'Europe/Paris' } : options),
      })
    }, zone)
    await openDashboard(page)
    await page
      .getByText(`Weeks and months begin at midnight UTC: this site does not know the time zone ${zone}.`)
      .waitFor()
    expect(troubles).toEqual([])
  })

  test('loads what draws the lines only where there are lines', async () => {
    const { page } = await stage.signedIn('admin', DESK)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
    await page.goto('/admin/users', { waitUntil: 'networkidle' })
    expect(loaded.filter((path) => path.includes('charts'))).toEqual([])
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.locator('.recharts-line-curve').first().waitFor()
    expect(loaded.filter((path) => path.includes('monthly-charts'))).not.toEqual([])
  })

  test.each([
    ['light', 360],
    ['dark', 1440],
  ] as const)('has a dashboard that axe finds nothing on in the %s, %i pixels wide', async (colorScheme, width) => {
    const viewport = { width, height: 900 }
    const { page } = await stage.signedIn('admin', { colorScheme, reducedMotion: 'reduce', viewport })
    await openDashboard(page)
    for (const summary of await page.getByText('Show as table').all()) await summary.click()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
})
