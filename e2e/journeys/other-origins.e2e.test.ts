import { calls } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromiumDriver } from '../engines/chromium.ts'
import { JOURNEYS, pay, sessionOf, type Visit } from '../engines/journeys.ts'
import { personAt } from '../engines/person.ts'
import { drawBalloon } from '../site/ask.ts'
import { axeViolations } from '../site/axe.ts'
import { deskOf } from '../site/desk.ts'
import { setPayingStage } from '../site/paying-stage.ts'
import { playApp } from '../site/play-app.ts'
import { freePort } from '../site/server-process.ts'

/** Known to the browsers of these journeys. An address of this computer itself would count as secure, like https. */
const HOST = 'site.test'

const stage = setPayingStage(async () => {
  const port = await freePort()
  return { PORT: port, PUBLIC_URL: `http://${HOST}:${port}` }
})
const plainAddress = () => `http://${HOST}:${new URL(stage.site.address).port}`

/** What is done in every browser, from the address that a page came from. */
async function wholeVisit(page: Page, email: string, journeys = JOURNEYS): Promise<void> {
  const { mailbox, site } = stage
  const person = personAt(chromiumDriver(page), new URL(page.url()).origin)
  const visit: Visit = { person, name: 'Mia', email, mailbox, server: site.address, page: '' }
  for (const [, walk] of journeys) await walk(visit)
}

/** As an administrator would: an app opens its payments in a browser, and that has journeys of its own. */
async function givePlan({ person }: Visit): Promise<void> {
  const { id } = (await sessionOf(person)).user
  const answer = await fetch(`${stage.site.address}/api${calls.givePlan.path.replace('{id}', id)}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stage.administrator}`, 'content-type': 'application/json' },
    body: JSON.stringify({ plan: 'starter', until: null, reason: 'A present' }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

test('on plain http in a classroom everything works, and what cannot is said in one sentence', async () => {
  const { page, context, troubles } = await stage.visitor({ baseURL: plainAddress() })
  await page.goto('/')
  await wholeVisit(page, 'mia@plain.example.org')
  expect(await page.evaluate(() => [window.isSecureContext, 'locks' in navigator])).toEqual([false, false])

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('button', { name: 'Help' }).click()
  await page.getByText('browsers open it only while it can be reached').waitFor()
  await page.keyboard.press('Escape')

  // Without the browser's own locks a page still lies on one desk at a time.
  const other = await context.newPage()
  await other.goto(page.url())
  await deskOf(other)
  await page.getByText('in another tab').first().waitFor()
  await other.close()
  const desk = await deskOf(page)
  await expect.poll(() => desk.colorAt(15, 500)).toBe('#ef4444')

  // Nor is there a clipboard; what is copied can be pasted all the same.
  const { id } = await drawBalloon(page)
  await page.goto(`/pages/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByText('Link copied').waitFor()
  await page.goto('/account')
  const name = page.getByPlaceholder('Your full name')
  await name.fill('')
  await name.press('Control+v')
  await expect.poll(() => name.inputValue()).toBe(`${plainAddress()}/pages/${id}`)
  expect(troubles).toEqual([])
})

const IN_AN_APP = JOURNEYS.map(([what, walk]) => [what, walk === pay ? givePlan : walk] as const)

async function enterSite(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Address of your site').fill(stage.site.address)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.waitForURL('**/sign-in')
}

test.each(['http://tauri.localhost', 'https://localhost'])(
  'an app at %s asks for its site once, and does everything with it from there',
  async (origin) => {
    // Not one header more than the app itself sends: what it may send is the point.
    const { page, context, troubles } = await stage.visitor({ baseURL: origin, extraHTTPHeaders: {} })
    await playApp(context, origin)
    await enterSite(page)
    const email = `${new URL(origin).hostname}@app.example.org`
    await wholeVisit(page, email, IN_AN_APP)
    expect(troubles).toEqual([])
  },
)

test('an app opens without its site, colours what it keeps, and sends it once the site is back', async () => {
  const { page, context } = await stage.visitor({ baseURL: 'https://localhost', extraHTTPHeaders: {} })
  await playApp(context, 'https://localhost')
  await enterSite(page)
  const begins = ['signs up by a mailed code', 'pays', 'has a page drawn, and prints it']
  await wholeVisit(
    page,
    'kim@app.example.org',
    IN_AN_APP.filter(([what]) => begins.includes(what)),
  )
  await deskOf(page)
  await page.waitForFunction(async () => {
    const kept = await (await caches.open('kept')).keys()
    return kept.some(({ url }) => url.includes('kept.invalid'))
  })

  await context.route(`${stage.site.address}/**`, (route) => route.abort('internetdisconnected'))
  // Where somebody left off, for that page is kept.
  await page.goto('/')
  await page.waitForURL('**/color')
  await deskOf(page)
  await page.goto('/pages/public')
  await page.getByRole('heading', { name: 'Waiting for the site' }).waitFor()
  await page.getByRole('link', { name: /balloon/i }).click()
  const desk = await deskOf(page)
  await desk.use('Fill')
  await desk.takePencil('Green')
  await desk.tap(15, 15)
  await expect.poll(() => desk.colorAt(15, 15)).toBe('#22c55e')
  await desk.use('Save')
  await page.getByText('Not saved yet, on this device').first().waitFor()

  await context.unroute(`${stage.site.address}/**`)
  await page.getByText('Page has been saved').first().waitFor()
})

test('an app can be told another site, and says which one it is at', async () => {
  const { page, context } = await stage.visitor({ baseURL: 'https://localhost', extraHTTPHeaders: {} })
  await playApp(context, 'https://localhost')
  await enterSite(page)
  const { host, port } = new URL(stage.site.address)
  await page.getByText(host).waitFor()
  await page.getByRole('link', { name: 'Another site' }).click()
  const address = page.getByLabel('Address of your site')
  expect(await address.inputValue()).toBe(stage.site.address)
  expect(await axeViolations(page)).toEqual([])
  await address.fill('http://127.0.0.1:9')
  await page.getByRole('button', { name: 'Open' }).click()
  await page.getByText('Nobody answers at this address').waitFor()
  await address.fill(`localhost:${port}`)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.waitForURL('**/sign-in')
  await page.getByText(`localhost:${port}`).waitFor()
})
