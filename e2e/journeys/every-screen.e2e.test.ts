import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { patterns } from '../../apps/web/src/paths.ts'
import { axeViolations, contrastViolations } from '../site/axe.ts'
import { askToSignIn, askToSignUp, enterCode, setUpSite } from '../site/people.ts'
import { setStage } from '../site/stage.ts'

const stage = setStage()
/** The narrowest phone we promise, and a desk. */
const WIDTHS = [360, 1440]

/** Those with one address; the editors of the website's sections are one screen, of which two are looked at. */
const adminScreens = Object.values(patterns).filter(
  (path) =>
    path.startsWith(patterns.admin) &&
    path !== patterns.createAdmin &&
    !path.includes(':') &&
    !path.startsWith(`${patterns.adminWebsite}/`),
)

async function expectSound(page: Page, where: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await axeViolations(page), where).toEqual([])
  const [content, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content, `${where} is wider than the screen`).toBeLessThanOrEqual(screen ?? 0)
}

/** Turns to each screen, and looks at it in each width and light. */
async function lookAround(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path)
    await page.locator('h1').first().waitFor()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await expectSound(page, `${path} at ${width} by day`)
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect(await contrastViolations(page), `${path} at ${width} by night`).toEqual([])
    }
  }
}

describe('axe finds nothing, and 360 pixels are enough', () => {
  test('on the screens of a visitor', async () => {
    const { page } = await stage.visitor()
    await lookAround(page, [
      '/sign-in',
      '/sign-up',
      '/sign-up/?plan=starter',
      '/verify/some-token',
      '/admin/create',
      '/admin/create?code=a-code',
      '/payment?status=success',
    ])
    await askToSignUp(page, 'Mia', 'mia@example.org')
    await expectSound(page, 'Check your mail')
  })

  test('on the screens of an administrator', async () => {
    const { page } = await stage.visitor()
    await setUpSite(stage, page, 'Ada', 'ada@example.org')
    await page.getByRole('heading', { name: 'First steps' }).waitFor()
    const { id } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '').state.user)
    await lookAround(page, [
      ...adminScreens,
      `/admin/users/${id}/edit`,
      patterns.adminWebsiteFeatures,
      patterns.adminWebsiteTerms,
    ])
  })

  test('on the screens of a user, with the menu open and a question asked', async () => {
    const { page } = await stage.visitor({ viewport: { width: 360, height: 800 } })
    await askToSignUp(page, 'Uli', 'uli@example.org')
    await enterCode(page, (await stage.mailbox.next('uli@example.org')).code)
    await page.waitForURL('**/pages/public')
    await lookAround(page, ['/account', '/pages/public', '/checkout?plan=starter'])
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto('/account')
    await page.getByRole('banner').getByRole('button').click()
    await page.getByRole('link', { name: 'Favorite pages' }).waitFor()
    await expectSound(page, 'the menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Delete account' }).click()
    await page.getByRole('button', { name: 'Yes, proceed' }).waitFor()
    await expectSound(page, 'the question')
  })
})

describe('by keyboard alone', () => {
  /** Presses Tab until what is wanted has the focus. */
  async function tabTo(page: Page, name: string | RegExp): Promise<void> {
    for (let press = 0; press < 60; press += 1) {
      await page.keyboard.press('Tab')
      const focused = page.locator(':focus')
      if ((await focused.count()) === 0) continue
      const names = await focused.evaluate((element) => [
        element.getAttribute('aria-label') ?? '',
        element.textContent ?? '',
        ...[...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent ?? ''),
      ])
      if (names.some((one) => (typeof name === 'string' ? one.trim() === name : name.test(one)))) return
    }
    throw new Error(`Nothing called ${name} can be reached with the Tab key`)
  }

  test('somebody signs up, changes their name and signs out', async () => {
    const { page } = await stage.visitor({ viewport: { width: 1280, height: 900 } })
    await page.goto('/')
    await tabTo(page, 'Start free trial')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/sign-up')
    await tabTo(page, 'Name')
    await page.keyboard.type('Kai')
    await tabTo(page, 'Email')
    await page.keyboard.type('kai@example.org')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
    await page.keyboard.type((await stage.mailbox.next('kai@example.org')).code)
    await page.waitForURL('**/pages/public')
    await tabTo(page, 'Account')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/account')
    await page.getByPlaceholder('Your full name').waitFor()
    await tabTo(page, 'Name')
    await page.keyboard.type('Kai Berg')
    await page.keyboard.press('Enter')
    await page.getByText('Account details have been updated').waitFor()
    await page.reload()
    await page.getByRole('complementary').getByText('Kai Berg').waitFor()
    await tabTo(page, 'Sign out')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/sign-in')
  })

  test('an administrator answers a question', async () => {
    const { page } = await stage.visitor({ viewport: { width: 1280, height: 900 } })
    await page.goto('/sign-in')
    await askToSignIn(page, 'ada@example.org')
    await enterCode(page, (await stage.mailbox.next('ada@example.org')).code)
    await page.waitForURL((url) => url.pathname === '/admin')
    await page.goto('/admin/users')
    await page.getByRole('link', { name: 'Edit Uli' }).waitFor()
    await tabTo(page, 'Block Uli')
    await page.keyboard.press('Enter')
    await page.getByText('Are you sure to block the user?').waitFor()
    await tabTo(page, 'Yes, proceed')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Unblock Uli' }).waitFor()
  })
})
