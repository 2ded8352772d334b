import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { calls } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenaiServer, startOpenaiServer } from '../../apps/server/src/testing/openai-server.ts'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { axeViolations } from '../site/axe.ts'
import type { Visit } from '../site/browser.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { lineDrawing, RINGS } from '../site/line-drawing.ts'
import { askToSignIn, enterCode, signUp } from '../site/people.ts'
import { setStage } from '../site/stage.ts'
import { playStripe } from '../site/stripe.ts'

const DESK = { viewport: { width: 1280, height: 900 } }
const SECRET = 'sk_test_that_nobody_may_read'
let openai: OpenaiServer
let stripe: StripeServer

const stage = setStage(async () => {
  openai = await startOpenaiServer({ good: Buffer.alloc(0), scribble: Buffer.alloc(0) })
  stripe = await playStripe()
  return { OPENAI_BASE_URL: openai.baseUrl, STRIPE_API_BASE: stripe.apiBase }
})

let auth: string
beforeAll(async () => {
  const { address, output } = stage.site
  auth = JSON.stringify({ state: await createFirstAdmin(address, output()), version: 0 })
})
afterAll(async () => {
  await openai?.close()
  await stripe?.close()
})

/** The first administrator, in a browser of their own. */
async function asAda(): Promise<Visit> {
  const visit = await stage.visitor(DESK)
  await visit.context.addInitScript((value) => localStorage.setItem('auth', value), auth)
  return visit
}

async function signedIn(email: string): Promise<Visit> {
  const visit = await stage.visitor(DESK)
  await visit.page.goto('/sign-in')
  await askToSignIn(visit.page, email)
  await enterCode(visit.page, (await stage.mailbox.next(email)).code)
  await visit.page.waitForURL('**/pages/public')
  return visit
}

/** A picture that other words have another of, uploaded and shared by whoever is signed in. */
async function share(page: Page, title: string): Promise<string> {
  return page.evaluate(
    async ({ title: words, paths }) => {
      const { token } = JSON.parse(localStorage.getItem('auth') ?? '').state
      const canvas = new OffscreenCanvas(400, 400)
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      context.fillStyle = 'white'
      context.fillRect(0, 0, 400, 400)
      context.lineWidth = 6
      for (const radius of [40, 90, 100 + 4 * words.length]) {
        context.beginPath()
        context.arc(200, 200, radius, 0, 7)
        context.stroke()
      }
      const form = new FormData()
      form.append('file', await canvas.convertToBlob(), 'rings.png')
      const headers = { authorization: `Bearer ${token}` }
      const stored = await fetch(`/api${paths.upload}`, { method: 'POST', headers, body: form })
      const { url } = await stored.json()
      const made = await fetch(`/api${paths.uploadPage}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ photo: url, title: words, public: true }),
      })
      return (await made.json()).id as string
    },
    { title, paths: { upload: calls.upload.path, uploadPage: calls.uploadPage.path } },
  )
}

const isOnDisk = (words: string): Promise<boolean> =>
  promisify(execFile)('grep', ['-rqa', words, stage.site.dataDir]).then(
    () => true,
    () => false,
  )

const cards = (page: Page) => page.locator('.page-card')

describe('an administrator', () => {
  test('approves an upload by one key and it appears for others, blocks it and it is gone again', async () => {
    const mia = await stage.visitor(DESK)
    await signUp(stage, mia.page, 'Mia', 'mia@example.org')
    await share(mia.page, 'Rings of a tree')
    const ben = await stage.visitor(DESK)
    await signUp(stage, ben.page, 'Ben', 'ben@example.org')
    await ben.page.goto('/pages/public')
    await ben.page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await cards(ben.page).count()).toBe(0)

    const ada = await asAda()
    await ada.page.goto('/admin')
    const menu = ada.page.getByRole('navigation', { name: 'Areas' })
    await menu.getByRole('link', { description: '1 picture waits for your review' }).locator('.pencil-count').waitFor()
    await ada.page.setViewportSize({ width: 820, height: 1180 })
    await ada.page.getByRole('link', { name: '1 picture waits for your review' }).click()
    for (const [width, height] of [
      [820, 1180],
      [390, 844],
    ] as const) {
      await ada.page.setViewportSize({ width, height })
      const approve = await ada.page.getByRole('button', { name: 'Approve' }).boundingBox()
      expect((approve?.y ?? Infinity) + (approve?.height ?? 0)).toBeLessThanOrEqual(height)
      // What is decided about has its name above that.
      const title = await ada.page.getByRole('heading', { name: 'Rings of a tree' }).boundingBox()
      expect((title?.y ?? Infinity) + (title?.height ?? 0)).toBeLessThanOrEqual(approve?.y ?? 0)
    }
    await ada.page.setViewportSize(DESK.viewport)
    await ada.page.goto('/admin/pages')
    await ada.page.getByRole('link', { name: 'Review 1 picture' }).click()
    await ada.page.getByRole('heading', { name: 'Rings of a tree' }).waitFor()
    expect(await axeViolations(ada.page)).toEqual([])
    const eva = await ada.context.newPage()
    await eva.goto('/admin/reviews')
    await eva.getByRole('heading', { name: 'Rings of a tree' }).waitFor()
    await ada.page.keyboard.press('a')
    await ada.page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()
    await menu.locator('.pencil-count').waitFor({ state: 'detached' })
    await eva.keyboard.press('b')
    await eva.getByText('Are you sure to block the page?').waitFor()
    await eva.getByRole('button', { name: 'Yes, proceed' }).click()
    await eva.getByText('Another administrator has decided about this page meanwhile').waitFor()
    await eva.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()

    await ben.page.reload()
    await expect.poll(() => cards(ben.page).count()).toBe(1)
    await ada.page.goto('/admin/pages')
    await ada.page.getByRole('button', { name: 'Block Rings of a tree' }).click()
    await ada.page.getByText('Are you sure to block the page?').waitFor()
    await ada.page.getByLabel('Reason').fill('Too many rings')
    await ada.page.getByRole('button', { name: 'Yes, proceed' }).click()
    await ada.page.getByText('Blocked by Ada on').waitFor()
    await ben.page.reload()
    await ben.page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await cards(ben.page).count()).toBe(0)

    await ada.page.goto('/admin/audit')
    await ada.page.getByText('Ada blocked the page “Rings of a tree” by Mia').waitFor()
    await ada.page.getByText('Ada approved the page “Rings of a tree”').waitFor()
    // Several things are done on one day.
    const moments = await ada.page.locator('li time').allInnerTexts()
    expect(moments.length).toBeGreaterThan(1)
    for (const moment of moments) expect(moment).toMatch(/\d{1,2} \p{L}+ \d{4},? (?:at )?\d{2}:\d{2}$/u)
    expect(await axeViolations(ada.page)).toEqual([])

    await ada.page.goto('/admin/pages?show=blocked')
    await ada.page.getByRole('button', { name: 'Look at Rings of a tree' }).click()
    await ada.page.getByRole('dialog').getByText('“Too many rings”').waitFor()
    await ada.page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
    await cards(ada.page).waitFor({ state: 'detached' })
    expect(ada.troubles).toEqual([])
  })

  test('reads what somebody reports of a page, and dismisses it', async () => {
    const { page } = await signedIn('mia@example.org')
    const id = await share(page, 'A quiet pond')
    const ada = await asAda()
    await ada.page.goto('/admin/reviews')
    await ada.page.getByRole('button', { name: 'Approve' }).click()
    const ben = await signedIn('ben@example.org')
    await ben.page.goto('/pages/public?search=pond')
    await ben.page.getByRole('button', { name: 'More about A quiet pond' }).click()
    await ben.page.getByRole('menuitem', { name: 'Report page' }).click()
    await ben.page.getByLabel('Anything we should know?').fill('That is my garden')
    await ben.page.getByRole('button', { name: 'Send report' }).click()
    await ben.page.getByText('Thank you. We will have a look at this page.').waitFor()

    await ada.page.reload()
    await ada.page.getByText('“That is my garden”').waitFor()
    await ada.page.keyboard.press('d')
    await ada.page.getByRole('heading', { name: 'Nothing waits for you' }).waitFor()
    await ben.page.goto(`/pages/${id}/color`)
    await ben.page.getByRole('button', { name: 'Undo' }).waitFor()
  })

  test('gives somebody a plan on a site without payments, who reads that it is a gift, and takes it back', async () => {
    const zoe = await stage.visitor(DESK)
    await signUp(stage, zoe.page, 'Zoe', 'zoe@example.org')
    const ada = await asAda()
    await ada.page.goto('/admin/users?search=zoe')
    await ada.page.getByRole('link', { name: 'Edit Zoe' }).click()
    await ada.page.getByRole('button', { name: 'Give a plan' }).click()
    await ada.page.getByLabel('Advanced').check()
    await ada.page.getByLabel('Until').pressSequentially('03')
    await ada.page.getByRole('button', { name: 'Give for good' }).click()
    await ada.page.getByText('Please enter a whole day, or none at all').waitFor()
    await ada.page.getByLabel('Until').fill('2099-03-03')
    await ada.page.getByRole('button', { name: 'Give until 3 March 2099' }).waitFor()
    await ada.page.getByLabel('Until').fill('')
    await ada.page.getByRole('button', { name: 'Give for good' }).click()
    // Said once, beside the field.
    await ada.page.getByText('Please say why').first().waitFor()
    expect(await ada.page.getByText('Please say why').count()).toBe(1)
    // What only the server sees is said once, too: by a notice, and beside the field when that is put away.
    const words = 'A reason cannot contain invisible characters'
    const said = ada.page.getByText(words).filter({ visible: true })
    await ada.page.getByLabel('Reason').fill('\u200b')
    await ada.page.getByRole('button', { name: 'Give for good' }).click()
    await ada.page.getByRole('alert').getByText(words).waitFor()
    await ada.page.locator('[name=reason][aria-invalid]').waitFor()
    expect(await said.count()).toBe(1)
    // It can be put away without closing what it is about.
    await ada.page.getByRole('button', { name: 'Dismiss' }).click()
    await ada.page.getByRole('dialog').getByText(words).waitFor()
    expect(await said.count()).toBe(1)
    await ada.page.getByLabel('Reason').fill('She has drawn our logo')
    expect(await axeViolations(ada.page)).toEqual([])
    await ada.page.getByRole('button', { name: 'Give for good' }).click()
    await ada.page.getByRole('list', { name: 'Gifts' }).getByText('Advanced for good').first().waitFor()
    await ada.page.getByText('Ada gave a gift to Zoe: Advanced for good, “She has drawn our logo”').waitFor()
    expect(await axeViolations(ada.page)).toEqual([])

    await zoe.page.goto('/account')
    await zoe.page.getByText('A gift, for good.').waitFor()
    expect(await zoe.page.getByRole('button', { name: 'Cancel plan' }).count()).toBe(0)

    await ada.page.getByRole('button', { name: 'Take back Advanced for good' }).click()
    await ada.page.getByText('Are you sure to take the gift back?').waitFor()
    await ada.page.getByRole('button', { name: 'Yes, proceed' }).click()
    await ada.page.getByText('Taken back · Given on').waitFor()
    await zoe.page.reload()
    await zoe.page.getByText('A paid plan lets you download and print').waitFor()
    expect(ada.troubles).toEqual([expect.stringContaining('422')])
  })

  test('renames the site and gives it an icon, and the tab follows without a reload', async () => {
    const { page, troubles } = await asAda()
    await page.goto('/admin/account')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const settings = page.getByRole('region', { name: 'App settings' })
    await settings.getByLabel('Name').fill('Malkasten')
    await settings.getByLabel('Tagline').fill('Colour every day')
    const buffer = await lineDrawing(RINGS)
    const file = { name: 'icon.png', mimeType: 'image/png', buffer }
    await settings.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('not a picture') })
    await page.getByRole('alert').first().waitFor()
    await settings.locator('input[type=file]').setInputFiles(file)
    await settings.getByText('icon.png, not saved yet').waitFor()
    await settings.getByRole('button', { name: 'Update app settings' }).click()
    await page.getByText('App settings have been updated').waitFor()
    expect(await page.title()).toBe('Account · Malkasten')
    const icon = await page.locator('link[rel=icon]').getAttribute('href')
    expect(icon).toMatch(/\/files\//)
    await page
      .getByRole('banner')
      .getByText('Malkasten')
      .or(page.getByRole('link', { name: 'Malkasten' }))
      .first()
      .waitFor()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

    const visitor = await stage.visitor(DESK)
    await visitor.page.goto('/')
    await expect.poll(() => visitor.page.title()).toBe('Malkasten · Colour every day')
    expect(await visitor.page.locator('link[rel=icon]').getAttribute('href')).toBe(icon)
    expect(troubles.filter((trouble) => !trouble.includes('415'))).toEqual([])
  })

  test('reads the whole name of the site beside their badge, however long it is', async () => {
    const { page } = await asAda()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/admin/account')
    const settings = page.getByRole('region', { name: 'App settings' })
    const name = 'Grandmother Ottilie’s Colouring Parlour'
    await settings.getByLabel('Name').fill(name)
    await settings.getByRole('button', { name: 'Update app settings' }).click()
    await page.getByText('App settings have been updated').waitFor()
    const isWhole = await page
      .getByRole('banner')
      .getByText(name)
      .evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth <= clientWidth + 1,
        scrollHeight <= clientHeight + 1,
      ])
    expect(isWhole).toEqual([true, true])
    const [words, badge] = await Promise.all(
      [name, 'admin'].map((text) => page.getByRole('banner').getByText(text, { exact: true }).boundingBox()),
    )
    const isApart =
      (badge?.x ?? 0) >= (words?.x ?? 0) + (words?.width ?? 0) ||
      (badge?.y ?? 0) >= (words?.y ?? 0) + (words?.height ?? 0)
    expect(isApart).toBe(true)
    await settings.getByLabel('Name').fill('Malkasten')
    await settings.getByRole('button', { name: 'Update app settings' }).click()
    await expect.poll(() => page.title()).toBe('Account · Malkasten')
  })

  test('is told what is wrong with the name, and nothing else is saved until it is right', async () => {
    const { page } = await asAda()
    await page.goto('/admin/account')
    const settings = page.getByRole('region', { name: 'App settings' })
    await settings.getByLabel('Name').fill(' ')
    await settings.getByLabel('OpenAI API key').fill('sk-good')
    await settings.getByRole('button', { name: 'Update app settings' }).click()
    await settings.getByText('Please enter a name for the site').waitFor()
    expect(await settings.getByLabel('OpenAI API key').inputValue()).toBe('sk-good')
    expect(await page.getByText('App settings have been updated').count()).toBe(0)
    await settings.getByLabel('Name').fill('Malkasten')
    await settings.getByRole('button', { name: 'Update app settings' }).click()
    await page.getByText('App settings have been updated').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'OpenAI API' }).getByText('Works').waitFor()
  })

  test('saves a secret, sees its light, and finds it nowhere', async () => {
    const { page } = await asAda()
    const answers: Promise<string>[] = []
    page.on('response', (response) => answers.push(response.text().catch(() => '')))
    await page.goto('/admin/account')
    const stripeItem = page.getByRole('listitem').filter({ hasText: 'Stripe API' })
    await stripeItem.getByText('Does not work yet').waitFor()
    const field = page.getByLabel('Stripe API secret key')
    await field.fill(SECRET)
    await page.getByRole('button', { name: 'Update app settings' }).click()
    await page.getByText('App settings have been updated').waitFor()
    await stripeItem.getByText('Works').waitFor()
    expect(await field.inputValue()).toBe('')
    expect(await page.content()).not.toContain(SECRET)
    await page.goto('/admin/audit')
    await page.getByText('Ada changed the setting Stripe API secret key').waitFor()
    expect((await Promise.all(answers)).join('\n')).not.toContain(SECRET)
    expect(stage.site.output()).not.toContain(SECRET)
    // Whatever the site keeps on its disk: the database's own files, uploads and mails. Its name is there, the secret not.
    expect([await isOnDisk('Malkasten'), await isOnDisk(SECRET)]).toEqual([true, false])
  })

  test('removes a key that stands in the way, after a question, and what was typed elsewhere stays', async () => {
    const { page } = await asAda()
    await page.goto('/admin/account')
    const key = page.getByLabel('OpenAI API key', { exact: true })
    await key.fill('sk-wrong')
    await page.getByRole('button', { name: 'Update app settings' }).click()
    const remove = page.getByRole('button', { name: 'Remove OpenAI API key' })
    await remove.waitFor()
    await page.getByLabel('Tagline').fill('Not saved yet')
    await remove.click()
    await page
      .getByText('The built-in illustrator will draw the pages, unless an image model of your own does.')
      .waitFor()
    await page.getByRole('button', { name: 'Yes, proceed' }).click()
    await remove.waitFor({ state: 'detached' })
    expect(await key.getAttribute('placeholder')).toBe('')
    await expect.poll(() => key.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByLabel('Tagline').inputValue()).toBe('Not saved yet')
  })

  test('sends themself a test mail, and reads what the mail server said to it', async () => {
    const { page, troubles } = await asAda()
    await page.goto('/admin/account')
    const mail = page.getByRole('region', { name: 'Mail' })
    await mail.getByRole('button', { name: 'Send me a test mail' }).click()
    await mail.getByText(/^The mail server 127\.0\.0\.1:\d+ has taken the mail\. See whether it arrives at/).waitFor()
    await mail.getByText('250 OK: message queued').waitFor()
    await mail.getByText(/^Works, through 127/).waitFor()
    await mail.getByText('The last mail was sent just now.').waitFor()
    expect((await stage.mailbox.next('ada@example.org')).mail.subject).toMatch(/^Test mail from /)
    expect(await axeViolations(page)).toEqual([])
    expect(troubles).toEqual([])
  })

  test('sees the first steps, tries mail there, and has them until they are hidden, however many have come', async () => {
    const { page } = await asAda()
    await page.goto('/admin')
    const steps = page.getByRole('region', { name: 'First steps' })
    await steps.getByText('stay signed in until it has arrived').waitFor()
    await page.getByRole('heading', { name: 'Monthly performance' }).waitFor()
    await steps.getByRole('button', { name: 'Send me a test mail' }).click()
    await steps.getByText('has taken the mail').waitFor()
    await steps.getByRole('listitem').first().getByText('Done').waitFor()
    await page.reload()
    await steps.getByRole('button', { name: 'Hide these steps' }).click()
    await page.getByText('The first steps are hidden').waitFor()
    await steps.waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('heading', { name: 'Monthly performance' }).waitFor()
    expect(await steps.count()).toBe(0)
  })

  test('copies the address that Stripe has to be told', async () => {
    const { page, context } = await asAda()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/admin/account')
    await page.getByRole('button', { name: 'Copy' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^http.*\/api\/stripe\/webhook$/)
    expect(await axeViolations(page)).toEqual([])
  })
})
