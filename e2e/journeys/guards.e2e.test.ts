import { beforeAll, describe, expect, test } from 'vitest'
import { createFirstAdmin } from '../site/first-admin.ts'
import { askToSignIn, enterCode, signUp } from '../site/people.ts'
import { setStage } from '../site/stage.ts'

const stage = setStage()
const DESK = { viewport: { width: 1280, height: 900 } }

beforeAll(async () => {
  await createFirstAdmin(stage.site.address, stage.site.output())
})

describe('a visitor', () => {
  test('is asked to sign in, whichever screen behind it they open', async () => {
    const { page } = await stage.visitor()
    for (const path of [
      '/account',
      '/pages',
      '/pages/favorite',
      '/pages/create/ai',
      '/checkout?plan=starter',
      '/admin/users',
    ]) {
      await page.goto(path)
      await page.waitForURL('**/sign-in')
    }
  })

  test('who opens the result of a payment that nobody made is told so, and not sent away', async () => {
    const { page } = await stage.visitor()
    await page.goto('/payment')
    await page.getByRole('heading', { name: 'No payment to show' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/payment')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/sign-in')
  })

  test('comes back to where they wanted to be', async () => {
    await signUp(stage, (await stage.visitor()).page, 'Ida', 'ida@example.org')
    const { page } = await stage.visitor()
    await page.goto('/account?from=mail#devices')
    await page.waitForURL('**/sign-in')
    await askToSignIn(page, 'ida@example.org')
    await enterCode(page, (await stage.mailbox.next('ida@example.org')).code)
    await page.waitForURL('**/account?from=mail#devices')
    await page.getByPlaceholder('Your full name').waitFor()
  })
})

describe('a user', () => {
  test('is sent to the public pages, whichever screen of administrators they open', async () => {
    const { page } = await stage.visitor()
    await signUp(stage, page, 'Uwe', 'uwe@example.org')
    for (const path of ['/admin', '/admin/users', '/admin/anything']) {
      await page.goto(path)
      await page.waitForURL('**/pages/public')
    }
  })

  test('sees the menu of the pages with the current entry marked, and the way to a new page', async () => {
    const { page } = await stage.visitor(DESK)
    await signUp(stage, page, 'Nora', 'nora@example.org')
    await page.goto('/account')
    const menu = page.getByRole('navigation').first()
    for (const name of ['Public pages', 'Favorite pages', 'My pages', 'Colored pages', 'Account'])
      await menu.getByRole('link', { name }).waitFor()
    expect(await page.locator('[aria-current=page]').allInnerTexts()).toEqual(['Account'])
    await page.getByRole('link', { name: 'Create page' }).waitFor()
  })

  test('is never shown a screen of somebody else on the way, not even for a moment', async () => {
    const { page } = await stage.visitor()
    await signUp(stage, page, 'Flo', 'flo@example.org')
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/admin/users')
    await page.waitForURL('**/pages/public')
    expect(asked).not.toContain('/api/users/paginate')
  })
})

describe('an administrator', () => {
  test('is sent to /admin from every screen of the users', async () => {
    const { page } = await stage.visitor()
    await page.goto('/sign-in')
    await askToSignIn(page, 'ada@example.org')
    await enterCode(page, (await stage.mailbox.next('ada@example.org')).code)
    await page.waitForURL((url) => url.pathname === '/admin')
    for (const path of ['/pages', '/pages/public', '/account', '/checkout', '/sign-in', '/sign-up']) {
      await page.goto(path)
      await page.waitForURL((url) => url.pathname === '/admin')
    }
  })
})
