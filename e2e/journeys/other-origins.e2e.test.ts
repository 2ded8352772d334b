import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { calls } from '@huebook/contract'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { chromiumDriver } from '../engines/chromium.ts'
import { JOURNEYS, pay, sessionOf, type Visit } from '../engines/journeys.ts'
import { personAt } from '../engines/person.ts'
import { drawBalloon } from '../site/ask.ts'
import { deskOf } from '../site/desk.ts'
import { setPayingStage } from '../site/paying-stage.ts'
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

const BUILT = fileURLToPath(new URL('../../apps/web/dist/site', import.meta.url))

/** Serves the built client as the shell of an app does: every file of it, and its page at every other path. */
async function playApp(context: BrowserContext, origin: string): Promise<void> {
  // Chromium takes a page that a test hands it for one of the internet, which has to ask before it calls this computer.
  await context.grantPermissions(['local-network-access'], { origin })
  await context.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = BUILT + pathname
    return route.fulfill({ path: pathname !== '/' && existsSync(file) ? file : `${BUILT}/index.html` })
  })
}

test.each(['http://tauri.localhost', 'https://localhost'])(
  'an app at %s asks for its site once, and does everything with it from there',
  async (origin) => {
    // Not one header more than the app itself sends: what it may send is the point.
    const { page, context, troubles } = await stage.visitor({ baseURL: origin, extraHTTPHeaders: {} })
    await playApp(context, origin)
    await page.goto('/')
    await page.getByLabel('Address of your site').fill(stage.site.address)
    await page.getByRole('button', { name: 'Open' }).click()
    await page.waitForURL('**/sign-in')
    const email = `${new URL(origin).hostname}@app.example.org`
    await wholeVisit(page, email, IN_AN_APP)
    expect(troubles).toEqual([])
  },
)
