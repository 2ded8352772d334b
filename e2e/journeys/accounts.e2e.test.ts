import { describe, expect, test } from 'vitest'
import { askToSignIn, enterCode, setUpSite, signUp } from '../site/people.ts'
import { setStage } from '../site/stage.ts'

const stage = setStage()
const DESK = { viewport: { width: 1280, height: 900 } }

/** A picture of two by two pixels, as a phone might send it. */
const PICTURE = {
  name: 'IMG_20261115_holiday_in_the_mountains.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
    'base64',
  ),
}

describe('an administrator', () => {
  test('creates, finds, changes, blocks and unblocks accounts', async () => {
    const { page, troubles } = await stage.visitor(DESK)
    await setUpSite(stage, page, 'Ada', 'ada@example.org')

    await page.goto('/admin/users/create')
    await page.getByLabel('Name').fill('Zoë Ångström')
    await page.getByLabel('Email').fill('zoe@example')
    await page.getByRole('button', { name: 'Create user' }).click()
    await page.getByText('That address is not complete: it needs something like name@example.com').waitFor()
    await page.getByLabel('Email').fill('zoe@example.org')
    await page.getByRole('button', { name: 'Create user' }).click()
    await page.waitForURL('**/admin/users')
    await page.getByText('An invitation has been sent to zoe@example.org').waitFor()
    const invited = await stage.visitor()
    await invited.page.goto(/^http\S+$/m.exec((await stage.mailbox.next('zoe@example.org')).mail.text ?? '')?.[0] ?? '')
    await expect.poll(() => invited.page.getByLabel('Email').inputValue()).toBe('zoe@example.org')
    await invited.page.getByRole('button', { name: 'Send me a link and a code' }).click()
    await enterCode(invited.page, (await stage.mailbox.next('zoe@example.org')).code)
    await invited.page.waitForURL('**/pages/public')

    await page.getByRole('searchbox').fill('ANGSTROM')
    await page.getByRole('link', { name: 'Ada', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'Edit Zoë Ångström' }).click()
    await page.getByLabel('Name').fill('Zoë Berg')
    await page.getByRole('button', { name: 'Update user' }).click()
    await page.getByText('User has been updated').waitFor()
    await page.getByRole('button', { name: 'Send sign-in link' }).click()
    await page.getByText('A sign-in link is on its way').waitFor()
    const { link } = await stage.mailbox.next('zoe@example.org')

    const zoe = await stage.visitor()
    await zoe.page.goto(link)
    await zoe.page.getByRole('button', { name: 'Sign in' }).click()
    await zoe.page.waitForURL('**/pages/public')

    await page.goto('/admin/users')
    await page.getByRole('button', { name: 'Block Zoë Berg', exact: true }).click()
    await page.getByText('Are you sure to block the user?').waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('Are you sure to block the user?').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Block Zoë Berg', exact: true }).click()
    await page.getByRole('button', { name: 'Yes, proceed' }).click()
    await page.getByRole('button', { name: 'Unblock Zoë Berg' }).waitFor()

    // In the middle of using the app: the next thing they press throws them out, and says why.
    await zoe.page.goto('/account')
    await zoe.page.waitForURL('**/sign-in')
    await zoe.page.getByRole('alert').filter({ hasText: 'This account has been blocked' }).waitFor()

    await page.getByRole('button', { name: 'Unblock Zoë Berg' }).click()
    await page.getByRole('button', { name: 'Block Zoë Berg', exact: true }).waitFor()
    await zoe.page.reload()
    await askToSignIn(zoe.page, 'zoe@example.org')
    await enterCode(zoe.page, (await stage.mailbox.next('zoe@example.org')).code)
    await zoe.page.waitForURL(/\/(account|pages\/public)$/)
    expect(troubles).toEqual([])
  })

  test('who opens an account that is not there is sent to the list', async () => {
    const { page } = await stage.visitor(DESK)
    await page.goto('/sign-in')
    await askToSignIn(page, 'ada@example.org')
    await enterCode(page, (await stage.mailbox.next('ada@example.org')).code)
    await page.waitForURL((url) => url.pathname === '/admin')
    for (const id of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      await page.goto(`/admin/users/${id}/edit`)
      await page.waitForURL('**/admin/users')
    }
  })
})

describe('a user', () => {
  test('is thrown out on the very screen they are using once they are blocked', async () => {
    const admin = await stage.visitor(DESK)
    await admin.page.goto('/sign-in')
    await askToSignIn(admin.page, 'ada@example.org')
    await enterCode(admin.page, (await stage.mailbox.next('ada@example.org')).code)
    await admin.page.waitForURL((url) => url.pathname === '/admin')
    const { page } = await stage.visitor()
    await signUp(stage, page, 'Bob', 'bob@example.org')
    await page.goto('/account')
    await page.getByPlaceholder('Your full name').fill('Bob the second')
    await admin.page.goto('/admin/users')
    await admin.page.getByRole('button', { name: 'Block Bob', exact: true }).click()
    await admin.page.getByRole('button', { name: 'Yes, proceed' }).click()
    await admin.page.getByRole('button', { name: 'Unblock Bob' }).waitFor()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.waitForURL('**/sign-in')
    await page.getByRole('alert').filter({ hasText: 'This account has been blocked' }).waitFor()
  })

  test('changes name and photo, and a new address once its link is opened', async () => {
    const { page } = await stage.visitor(DESK)
    await signUp(stage, page, 'Eva', 'eva@example.org')
    await page.goto('/account')
    await page.getByPlaceholder('Your full name').fill('Eva Klein')
    await page.locator('input[type=file]').setInputFiles(PICTURE)
    await page.getByText('IMG_202…ins.png').waitFor()
    await page.getByPlaceholder('Email address').fill('eva.klein@example.org')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Account details have been updated').waitFor()
    await page.getByRole('complementary').getByText('Eva Klein').waitFor()
    expect(await page.locator('img[src*="/files/"]').count()).toBeGreaterThan(0)

    const { mail } = await stage.mailbox.next('eva@example.org')
    expect(mail.subject).toContain('about to change')
    const { link } = await stage.mailbox.next('eva.klein@example.org')
    await page.goto(link)
    await page.getByRole('button', { name: 'Use this address' }).click()
    await page.waitForURL('**/account')
    await page.getByText('Your email address has been changed').waitFor()
    await expect.poll(() => page.getByPlaceholder('Email address').inputValue()).toBe('eva.klein@example.org')
  })

  test('whose address somebody else has changed takes it back from the old mailbox, and throws them out', async () => {
    const thief = await stage.visitor(DESK)
    await signUp(stage, thief.page, 'Vic', 'vic@example.org')
    await thief.page.goto('/account')
    await thief.page.getByPlaceholder('Email address').fill('thief@example.org')
    await thief.page.getByRole('button', { name: 'Save changes' }).click()
    await thief.page.goto((await stage.mailbox.next('thief@example.org')).link)
    await thief.page.getByRole('button', { name: 'Use this address' }).click()
    await thief.page.waitForURL('**/account')

    const { page, troubles } = await stage.visitor(DESK)
    await page.goto((await stage.mailbox.next('vic@example.org')).link)
    await page.getByRole('button', { name: 'Keep this address' }).click()
    await page.waitForURL('**/account')
    await page.getByText('everybody else has been signed out').waitFor()
    expect(await page.getByPlaceholder('Email address').inputValue()).toBe('vic@example.org')
    await thief.page.reload()
    await thief.page.waitForURL('**/sign-in')
    expect(troubles).toEqual([])
  })

  test('keeps the old photo when a new one cannot be stored', async () => {
    const { page } = await stage.visitor(DESK)
    await signUp(stage, page, 'Max', 'max@example.org')
    await page.goto('/account')
    const chooser = page.locator('input[type=file]')
    await chooser.setInputFiles(PICTURE)
    await page.getByText('IMG_202…ins.png, not saved yet').waitFor()
    const photo = page.getByRole('group', { name: 'Photo' })
    const before = await photo.locator('img').getAttribute('src')
    await chooser.setInputFiles({ ...PICTURE, name: 'broken.png', buffer: Buffer.from('not a picture at all') })
    await photo.getByText('broken.png did not arrive, so nothing has changed').waitFor()
    expect(await photo.getByText('IMG_202…ins.png, not saved yet').count()).toBe(1)
    expect(await photo.locator('img').getAttribute('src')).toBe(before)
    expect(await page.getByPlaceholder('Your full name').inputValue()).toBe('Max')
  })

  test('signs out everywhere', async () => {
    const phone = await stage.visitor()
    await signUp(stage, phone.page, 'Sam', 'sam@example.org')
    const { page } = await stage.visitor(DESK)
    await page.goto('/sign-in')
    await askToSignIn(page, 'sam@example.org')
    await enterCode(page, (await stage.mailbox.next('sam@example.org')).code)
    await page.waitForURL('**/pages/public')
    await page.goto('/account')
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('button', { name: 'Yes, proceed' }).click()
    await page.waitForURL('**/sign-in')
    await phone.page.goto('/account')
    await phone.page.waitForURL('**/sign-in')
  })

  test('deletes the account, and is a stranger afterwards', async () => {
    const { page } = await stage.visitor(DESK)
    await signUp(stage, page, 'Del', 'del@example.org')
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/account')
      const button = page.getByRole('button', { name: 'Delete account' })
      await button.click()
      const question = page.getByRole('alertdialog')
      // What is asked about is not below the question.
      await expect
        .poll(async () => {
          const [asked, asker] = [await question.boundingBox(), await button.boundingBox()]
          return asked && asker && asked.y - (asker.y + asker.height)
        })
        .toBeGreaterThanOrEqual(0)
    }
    await page.getByRole('button', { name: 'Yes, proceed' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/sign-in')
    await askToSignIn(page, 'del@example.org')
    expect((await stage.mailbox.next('del@example.org')).mail.subject).toContain('no account')
  })
})
