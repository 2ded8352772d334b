import type { Page as SitePage } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { drawBalloon } from '../site/ask.ts'
import { axeViolations } from '../site/axe.ts'
import { sharedBrowser, visit } from '../site/browser.ts'
import { deskOf } from '../site/desk.ts'
import { enterCode, signUp } from '../site/people.ts'
import { joinSite } from '../site/stage.ts'

const site = joinSite()
let shared: SitePage
let auth: string

beforeAll(async () => {
  const { page, context } = await visit(await sharedBrowser(), { baseURL: site.address })
  await signUp(site, page, 'Ada', 'ada@shared.example.org')
  shared = await drawBalloon(page)
  auth = await page.evaluate(() => localStorage.getItem('auth') ?? '')
  await context.close()
})

const open = (page: Page) => page.goto(`/pages/${shared.id}`)

test('whoever was sent a link sees the page with JavaScript off, and nothing is wider than a phone', async () => {
  const { page } = await site.visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })
  await open(page)
  await page.getByRole('heading', { level: 1, name: shared.title }).waitFor()
  await page.getByText('A page to colour by Ada').waitFor()
  await page.getByRole('img', { name: shared.title }).waitFor()
})

test('whoever was sent a link and has no account colours the page once they have one', async () => {
  const { page, troubles } = await site.visitor()
  await open(page)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Colour this page' }).click()
  await page.getByLabel('Name').fill('Ben')
  await page.getByLabel('Email').fill('ben@shared.example.org')
  await page.getByRole('button', { name: 'Send me a link and a code' }).click()
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor()
  await enterCode(page, (await site.mailbox.next('ben@shared.example.org')).code)
  await page.waitForURL(`**/pages/${shared.id}/color`)
  await deskOf(page)
  expect(troubles).toEqual([])
})

test('whoever has an account goes straight on to colour it, and needs a paid plan to print it', async () => {
  const { page, context } = await site.visitor()
  await context.addInitScript((value) => localStorage.setItem('auth', value), auth)
  await open(page)
  await page.getByRole('button', { name: 'Print it blank' }).click()
  await page.waitForURL('**/checkout')
  await page.getByText('Print is only available on the paid plan.').waitFor()
  await open(page)
  await page.getByRole('link', { name: 'Colour this page' }).click()
  await page.waitForURL(`**/pages/${shared.id}/color`)
})

test('a link is copied from the page itself and from its card', async () => {
  const { page, context } = await site.visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
  const address = `${site.address}/pages/${shared.id}`
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  // As on a desk, where nothing shares.
  await context.addInitScript(() => Object.assign(navigator, { share: undefined }))
  await open(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await copied()).toBe(address)

  await page.evaluate(() => navigator.clipboard.writeText('nothing'))
  await context.addInitScript((value) => localStorage.setItem('auth', value), auth)
  await page.goto('/pages')
  await page.getByRole('button', { name: `More about ${shared.title}` }).click()
  await page.getByRole('menuitem', { name: 'Share page' }).click()
  await page.getByText('Link copied').waitFor()
  expect(await copied()).toBe(address)
})
