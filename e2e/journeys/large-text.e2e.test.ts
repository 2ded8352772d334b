import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()

/** What reaches beyond the screen, or beyond what holds it and hides the rest, by what it says. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isForEars = (element: Element) => element.closest('.sr-only') !== null
    return [...document.querySelectorAll('body *')]
      .filter((element) => isSeen(element) && !isForEars(element) && element.textContent?.trim())
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > innerWidth + 1 || left < -1
      })
      .filter((element) => element.children.length === 0)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  })

test('with letters of twice the size everything of Create and Public has its place on a phone', async () => {
  const { page } = await site.visitor({ viewport: { width: 390, height: 844 } })
  await signUp(site, page, 'Leonhard', 'leo@large.example.org')
  for (const path of ['/pages/public', '/pages/create', '/pages/create/ai', '/pages/create/upload']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    await page.locator('h1').first().waitFor()
    if (path.endsWith('/ai')) await page.getByText('Look and detail').click()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `${path} is wider than the screen`).toBeLessThanOrEqual(390)
    expect(await cutOff(page), path).toEqual([])
  }
})
