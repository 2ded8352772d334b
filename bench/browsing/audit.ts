import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import type { DemoSite } from '../../e2e/site/demo-site.ts'
import { signIn } from '../../e2e/site/sign-in.ts'
import { CHROMIUM_FLAGS } from '../../scripts/steps/chromium-flags.ts'

/** Scores from 0 to 1, times in milliseconds. */
export interface Audit {
  performance: number
  accessibility: number
  layoutShift: number
  firstPaint: number
  largestPaint: number
  blocking: number
}

/** What Lighthouse says of the public pages as somebody who is signed in sees them on a phone, so many times. */
export async function auditWall(site: DemoSite, runs: number): Promise<Audit[]> {
  const address = `${site.address}/pages/public`
  const chromePath = process.env['CHROMIUM']
  if (!chromePath) throw new Error('CHROMIUM has to name a Chromium; "npm run bench" finds one.')
  const userDataDir = await mkdtemp(join(tmpdir(), 'huebook-lighthouse-'))
  await keepSession(site, chromePath, userDataDir)
  const chromeFlags = [...CHROMIUM_FLAGS, '--headless=new']
  const browser = await launch({ chromePath, userDataDir, chromeFlags, logLevel: 'silent' })
  try {
    const audits: Audit[] = []
    for (let run = 0; run < runs; run += 1) audits.push(await audit(address, browser.port))
    return audits
  } finally {
    browser.kill()
    await rm(userDataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Signs somebody in for good: Lighthouse opens the browser's own pages, of which nobody else knows. */
async function keepSession(site: DemoSite, executablePath: string, profile: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: [...CHROMIUM_FLAGS] })
  await signIn(context, site, 'user')
  const page = await context.newPage()
  await page.goto(`${site.address}/pages/public`)
  await page.locator('.page-card').first().waitFor()
  await context.close()
}

async function audit(address: string, port: number): Promise<Audit> {
  const flags = { port, disableStorageReset: true, onlyCategories: ['performance', 'accessibility'] }
  const result = await lighthouse(address, flags)
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`)
  const { audits, categories, finalDisplayedUrl } = result.lhr
  if (finalDisplayedUrl !== address) throw new Error(`Lighthouse was led to ${finalDisplayedUrl}`)
  const score = (name: string) => categories[name]?.score ?? 0
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    layoutShift: value('cumulative-layout-shift'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
  }
}
