import { describe, expect, test } from 'vitest'
import { askToSignIn, askToSignUp, enterCode, setUpSite, signUp } from '../site/people.ts'
import { setStage } from '../site/stage.ts'

const stage = setStage()

describe('the first administrator', () => {
  test('follows the link from the console, and nobody can a second time', async () => {
    const { page, troubles } = await stage.visitor()
    await setUpSite(stage, page, 'Ada', 'ada@example.org')
    await page.getByRole('banner').getByText('admin', { exact: true }).waitFor()
    expect(troubles).toEqual([])

    const late = await stage.visitor()
    await late.page.goto('/admin/create?code=anything')
    await late.page.waitForURL('**/sign-in')
  })
})

describe('signing up', () => {
  test('by link leads to the pages, and the mail can be read without pictures', async () => {
    const { page, troubles } = await stage.visitor()
    await askToSignUp(page, 'Mia', 'mia@example.org')
    const { link, mail, code } = await stage.mailbox.next('mia@example.org')
    expect(mail.html).not.toContain('<img')
    expect(mail.text).toContain(code)
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/pages/public')
    await page.getByText('Mia', { exact: true }).first().waitFor()
    expect(troubles).toEqual([])
  })

  test('with a plan leads to its checkout', async () => {
    const { page } = await stage.visitor()
    await askToSignUp(page, 'Paul', 'paul@example.org', 'starter')
    await enterCode(page, (await stage.mailbox.next('paul@example.org')).code)
    await page.waitForURL('**/checkout?plan=starter')
  })

  test('is not finished by a mail scanner that opens the link and runs its scripts', async () => {
    const { page } = await stage.visitor()
    await askToSignUp(page, 'Sue', 'sue@example.org')
    const { link } = await stage.mailbox.next('sue@example.org')
    const scanner = await stage.visitor()
    await scanner.page.goto(link, { waitUntil: 'networkidle' })
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/pages/public')
  })

  test('says that a link works only once, and offers a new one', async () => {
    const { page } = await stage.visitor()
    await askToSignUp(page, 'Tom', 'tom@example.org')
    const { link } = await stage.mailbox.next('tom@example.org')
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/pages/public')
    const other = await stage.visitor()
    await other.page.goto(link)
    await other.page.getByRole('button', { name: 'Sign in' }).click()
    await other.page.getByText('This link has expired or was already used').first().waitFor()
    await other.page.getByRole('link', { name: 'Get a new link' }).click()
    await other.page.waitForURL('**/sign-in')
  })
})

describe('signing in', () => {
  test('by code, pasted with a space in it, after a reload of the screen', async () => {
    await signUp(stage, (await stage.visitor()).page, 'Ida', 'ida@example.org')
    const { page } = await stage.visitor()
    await page.goto('/sign-in')
    await askToSignIn(page, 'ida@example.org')
    const { code } = await stage.mailbox.next('ida@example.org')
    await page.reload()
    await page.getByLabel('Six-digit code').focus()
    await page.evaluate(
      (text) => {
        const data = new DataTransfer()
        data.setData('text', text)
        document.activeElement?.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        )
      },
      `${code.slice(0, 3)} ${code.slice(3)}`,
    )
    await page.waitForURL('**/pages/public')
  })

  test('a code guessed wrong five times does not work any more, though the link does', async () => {
    await signUp(stage, (await stage.visitor()).page, 'Leo', 'leo@example.org')
    const { page } = await stage.visitor()
    await page.goto('/sign-in')
    await askToSignIn(page, 'leo@example.org')
    const { code, link } = await stage.mailbox.next('leo@example.org')
    const wrong = code === '000000' ? '111111' : '000000'
    for (let guess = 1; guess <= 5; guess += 1) {
      const answered = page.waitForResponse('**/api/users/verify')
      await enterCode(page, wrong)
      expect((await answered).status()).toBe(422)
    }
    const answered = page.waitForResponse('**/api/users/verify')
    await enterCode(page, code)
    expect(await (await answered).json()).toMatchObject({ code: 'CODE_WRONG' })
    await page.getByText('That code does not work. Please check it, or ask for a new one').first().waitFor()
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.waitForURL('**/pages/public')
  })

  test('with an address nobody knows looks just the same, and its mail says so', async () => {
    const { page } = await stage.visitor()
    await page.goto('/sign-in')
    await askToSignIn(page, 'nobody@example.org')
    const { mail, link } = await stage.mailbox.next('nobody@example.org')
    expect(mail.subject).toContain('no account')
    expect(link).toBe('')
  })

  test('and out again forgets who was there', async () => {
    const { page } = await stage.visitor({ viewport: { width: 1280, height: 900 } })
    await signUp(stage, page, 'Kim', 'kim@example.org')
    await page.goto('/pages/public')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL('**/sign-in')
    expect(await page.evaluate(() => localStorage.getItem('auth'))).not.toContain('Kim')
    await page.goto('/account')
    await page.waitForURL('**/sign-in')
  })
})
