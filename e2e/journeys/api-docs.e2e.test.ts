import { expect, test } from 'vitest'
import { launchBrowser, visit } from '../site/browser.ts'
import { startSite } from '../site/start-site.ts'

test('a developer reads the API in the browser', async () => {
  const [site, browser] = await Promise.all([startSite(), launchBrowser()])
  try {
    const { page, troubles } = await visit(browser)
    await page.goto(`${site.address}/api/docs`)
    await page.getByText('/users/sign-up').first().waitFor()
    expect(troubles).toEqual([])
  } finally {
    await browser.close()
    await site.stop()
  }
})
