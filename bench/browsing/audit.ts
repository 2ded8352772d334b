import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import { chromium } from 'playwright-core'
import type { DemoSite } from '../../e2e/site/demo-site.ts'
import { signIn } from '../../e2e/site/sign-in.ts'
import { CHROMIUM_FLAGS } from '../../scripts/steps/chromium-flags.ts'
import { type Audit, auditAt } from '../harness/lighthouse.ts'

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
    for (let run = 0; run < runs; run += 1) audits.push(await auditAt(address, browser.port))
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
