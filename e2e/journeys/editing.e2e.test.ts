import { calls, type Plan } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeViolations } from '../site/axe.ts'
import type { Visit } from '../site/browser.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { lineDrawing, RINGS } from '../site/line-drawing.ts'
import { setStage } from '../site/stage.ts'

const DESK = { viewport: { width: 1280, height: 900 } }
const stage = setStage()

let auth: string
let id: string
beforeAll(async () => {
  const { address, output } = stage.site
  const session = await createFirstAdmin(address, output())
  id = session.user.id
  auth = JSON.stringify({ state: session, version: 0 })
})

/** An administrator, in a browser of their own. */
async function asAdmin(): Promise<Visit> {
  const visit = await stage.visitor(DESK)
  await visit.context.addInitScript((value) => localStorage.setItem('auth', value), auth)
  return visit
}

const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${stage.site.address}/api${path}`)).json()) as Answer

async function readPlan(name: Plan['name']): Promise<Plan> {
  const plan = (await read<Plan[]>(calls.listPlans.path)).find((one) => one.name === name)
  if (!plan) throw new Error(`There is no plan ${name}`)
  return plan
}

async function readSetting(name: string): Promise<string | undefined> {
  const settings = await read<{ name: string; value: string }[]>(calls.listSettings.path)
  return settings.find((one) => one.name === name)?.value
}

const editPlan = async (name: Plan['name']) => `/admin/plans/${(await readPlan(name)).id}/edit`
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const conflictOn = (page: Page) => page.getByRole('region', { name: 'Another administrator was here meanwhile' })
const settingsOn = (page: Page) => page.getByRole('region', { name: 'App settings' })
const questionOn = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

/** A picture whose upload waits until it is let through, or is lost. */
async function holdUpload(page: Page) {
  let release: (how: 'arrive' | 'fail') => void = () => undefined
  const decided = new Promise<'arrive' | 'fail'>((resolve) => {
    release = resolve
  })
  await page.route(`**/api${calls.upload.path}`, async (route) =>
    (await decided) === 'arrive' ? route.continue() : route.abort(),
  )
  const buffer = await lineDrawing(RINGS)
  return { file: { name: 'icon.png', mimeType: 'image/png', buffer }, release }
}

/** Every saving of this page, as it is sent. */
function savingsOf(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/update')) sent.push(request.postData() ?? '')
  })
  return sent
}

describe('of two administrators', () => {
  test('who edit a plan at once, the second sees what the first wrote, and loses nothing typed', async () => {
    const [ada, eva] = [await asAdmin(), await asAdmin()]
    for (const { page } of [ada, eva]) {
      await page.goto(await editPlan('starter'))
      await page.getByLabel('Title').waitFor()
    }
    await ada.page.getByLabel('Title').fill('Family of Ada')
    await ada.page.getByLabel('Description').fill('Written by Ada')
    await press(ada.page, 'Update plan')
    await ada.page.getByText('Plan has been updated').waitFor()

    await eva.page.getByLabel('Title').fill('Family of Eva')
    await eva.page.getByLabel('Price', { exact: true }).fill('6.50')
    await press(eva.page, 'Update plan')
    const panel = conflictOn(eva.page)
    await panel.getByText('Family of Ada').waitFor()
    await panel.getByText('Family of Eva').waitFor()
    // What Eva has not touched is Ada’s by now, and nothing to decide about.
    expect(await panel.getByText('Written by Ada').count()).toBe(0)
    expect(await readPlan('starter')).toMatchObject({ title: 'Family of Ada', price: 4.99 })
    expect(await axeViolations(eva.page)).toEqual([])

    await panel.getByRole('button', { name: 'Take theirs' }).click()
    await expect.poll(() => eva.page.getByLabel('Title').inputValue()).toBe('Family of Ada')
    await press(eva.page, 'Bring mine back')
    await expect.poll(() => eva.page.getByLabel('Title').inputValue()).toBe('Family of Eva')
    await press(eva.page, 'Update plan')
    await eva.page.getByText('Plan has been updated').waitFor()
    expect(await readPlan('starter')).toMatchObject({
      title: 'Family of Eva',
      price: 6.5,
      description: 'Written by Ada',
    })
  })

  test('who edit the app’s settings at once, each keeps what only they have changed, and the second decides about the rest', async () => {
    const [ada, eva] = [await asAdmin(), await asAdmin()]
    for (const { page } of [ada, eva]) {
      await page.goto('/admin/account')
      await settingsOn(page).getByLabel('Tagline').waitFor()
    }
    await settingsOn(ada.page).getByLabel('Name').fill('Malkasten')
    await settingsOn(ada.page).getByLabel('Tagline').fill('Words of Ada')
    await press(ada.page, 'Update app settings')
    await ada.page.getByText('App settings have been updated').waitFor()

    await settingsOn(eva.page).getByLabel('Tagline').fill('Words of Eva')
    await press(eva.page, 'Update app settings')
    await conflictOn(eva.page).getByText('Words of Ada').waitFor()
    expect([await readSetting('app_name'), await readSetting('tagline')]).toEqual(['Malkasten', 'Words of Ada'])
    expect(await axeViolations(eva.page)).toEqual([])
    await conflictOn(eva.page).getByRole('button', { name: 'Keep mine' }).click()
    await eva.page.getByText('App settings have been updated').waitFor()
    expect(await readSetting('tagline')).toBe('Words of Eva')
  })
})

describe('an administrator', () => {
  test('is asked before leaving a plan, the app’s settings, their account or a user half edited', async () => {
    const { page } = await asAdmin()
    const typed: [string, () => Promise<void>][] = [
      [await editPlan('advanced'), () => page.getByLabel('Title').fill('Not saved')],
      ['/admin/account', () => settingsOn(page).getByLabel('Tagline').fill('Not saved')],
      ['/admin/account', () => settingsOn(page).getByLabel('OpenAI API key').fill('sk-not-saved')],
      ['/admin/account', () => page.getByPlaceholder('Your full name').fill('Not saved')],
      [`/admin/users/${id}/edit`, () => page.getByLabel('Name', { exact: true }).fill('Not saved')],
      ['/admin/users/create', () => page.getByLabel('Name', { exact: true }).fill('Not saved')],
    ]
    for (const [path, type] of typed) {
      await page.goto(path)
      await type()
      await page.getByRole('link', { name: 'Subscriptions' }).click()
      await questionOn(page).getByRole('button', { name: 'Cancel' }).click()
      expect(new URL(page.url()).pathname).toBe(path)
      await page.getByRole('link', { name: 'Subscriptions' }).click()
      await questionOn(page).getByRole('button', { name: 'Yes, proceed' }).click()
      await page.waitForURL('**/admin/subscriptions')
    }
  })

  test('is not asked once everything is saved, and a new user leads to all of them without a question', async () => {
    const { page } = await asAdmin()
    await page.goto(await editPlan('advanced'))
    await page.getByLabel('Discount').fill('15')
    await press(page, 'Update plan')
    await page.getByText('Plan has been updated').waitFor()
    await page.getByRole('link', { name: 'Subscriptions' }).click()
    await page.waitForURL('**/admin/subscriptions')
    await page.goto('/admin/users/create')
    await page.getByLabel('Name', { exact: true }).fill('Ben')
    await page.getByLabel('Email').fill('ben@example.org')
    await press(page, 'Create user')
    await page.waitForURL('**/admin/users')
    await page.getByText('User has been created').waitFor()
  })

  test('saves an icon that is still on its way with everything else, and nothing where it is lost', async () => {
    const { page } = await asAdmin()
    await page.goto('/admin/account')
    const settings = settingsOn(page)
    const lost = await holdUpload(page)
    const before = await readSetting('tagline')
    const sent = savingsOf(page)
    await settings.getByLabel('Tagline').fill('With an icon')
    await settings.locator('input[type=file]').setInputFiles(lost.file)
    await press(page, 'Update app settings')
    lost.release('fail')
    await settings.getByText('icon.png did not arrive, so nothing has changed').waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Update app settings' }).isEnabled()).toBe(true)
    expect([sent, await readSetting('tagline')]).toEqual([[], before])
    expect(await settings.getByLabel('Tagline').inputValue()).toBe('With an icon')

    await page.unroute(`**/api${calls.upload.path}`)
    const held = await holdUpload(page)
    await settings.locator('input[type=file]').setInputFiles(held.file)
    await settings.getByText('Uploading icon.png').waitFor()
    await press(page, 'Update app settings')
    expect(sent).toEqual([])
    held.release('arrive')
    await page.getByText('App settings have been updated').waitFor()
    expect([await readSetting('tagline'), await readSetting('favicon')]).toEqual([
      'With an icon',
      expect.stringContaining('/files/'),
    ])
  })

  test('saves their photo and a picture of the website while these are on their way', async () => {
    const { page } = await asAdmin()
    const forms = [
      { path: `/admin/users/${id}/edit`, save: 'Update user', told: 'User has been updated' },
      { path: '/admin/website/contact', save: 'Save', told: 'The section “Contact” has been updated' },
    ]
    for (const { path, save, told } of forms) {
      await page.goto(path)
      await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
      const held = await holdUpload(page)
      const sent = savingsOf(page)
      await page.locator('input[type=file]').first().setInputFiles(held.file)
      await press(page, save)
      held.release('arrive')
      await page.getByText(told).waitFor()
      expect(sent, path).toEqual([expect.stringContaining('/files/')])
      await page.unroute(`**/api${calls.upload.path}`)
    }
  })

  test('is told beside its field what was pasted instead of a key, and nothing of it is sent', async () => {
    const { page } = await asAdmin()
    await page.goto('/admin/account')
    const sent = savingsOf(page)
    const key = page.getByLabel('Stripe API secret key')
    await key.fill('  pk_live_of_everybody ')
    await press(page, 'Update app settings')
    await page.getByText('This is the publishable key, which everybody may know').waitFor()
    expect(sent.join()).not.toContain('pk_live')
    expect(await key.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.goto(await editPlan('starter'))
    await page.getByLabel('Stripe price ID').fill('prod_abc')
    await press(page, 'Update plan')
    await page.getByText('This is the ID of the product').waitFor()
    expect(await axeViolations(page)).toEqual([])
  })

  test('takes a discount off the website, and no badge is left of it', async () => {
    const { page } = await asAdmin()
    const visitor = await stage.visitor(DESK)
    for (const [typed, badges] of [
      ['35', ['35% off']],
      ['0', []],
    ] as const) {
      await page.goto(await editPlan('advanced'))
      await page.getByLabel('Discount').fill(typed)
      await press(page, 'Update plan')
      await page.getByText('Plan has been updated').waitFor()
      await visitor.page.goto('/')
      await visitor.page.getByText('Recommended').waitFor()
      expect(await visitor.page.getByText('% off').allTextContents()).toEqual(badges)
    }
  })
})
