import { calls, LANDING_PAGE_ID, type Setting, type Website } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { newDataDir } from '../site/data-dir.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { FOX, onLanding, paintAt } from '../site/landing-picture.ts'
import { dragWith } from '../site/mouse.ts'
import { inDatabaseOf } from '../site/own-database.ts'
import { askToSignUp, enterCode } from '../site/people.ts'
import { setStage } from '../site/stage.ts'

// Not a copy of one that was started before: only a new site gets a gallery.
const stage = setStage(async () => ({ GALLERY: 'on', DATA_DIR: await newDataDir() }))
let token = ''
let original: Website

beforeAll(async () => {
  // Of what a new site draws by itself nobody here sees more than the picture on the landing; the rest takes a minute.
  await inDatabaseOf(stage.site.dataDir, (client) =>
    client.query(
      `select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
        where task_identifier = 'draw a page of the gallery'`,
    ),
  )
  token = (await createFirstAdmin(stage.site.address, stage.site.output())).token
  const settings = (await (await fetch(`${stage.site.address}/api${calls.listSettings.path}`)).json()) as Setting[]
  original = JSON.parse(settings.find(({ name }) => name === 'website')?.value ?? '')
})

async function say(change: (website: Website) => void): Promise<void> {
  const website = structuredClone(original)
  change(website)
  const answer = await fetch(`${stage.site.address}/api/settings/website/update`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ value: JSON.stringify(website) }),
  })
  expect(await answer.json()).toMatchObject({ updated: true })
}

/** Every section with something to say. */
function fill({ landing }: Website): void {
  landing.testimonials = {
    visibility: true,
    testimonials: [{ id: '1', photo: '', feedback: 'We like the fox', name: 'Uli', location: 'Ulm' }],
  }
  landing.metrics = { visibility: true, metrics: [{ id: '1', key: 'Pencils in the tray', value: '19' }] }
  landing.footer.socials = [{ id: '1', url: 'https://example.org/us', icon: 'instagram' }]
}

/** What only this section shows, and how the header calls it. */
const SECTIONS: Record<
  keyof Website['landing'],
  { shows: (page: Page) => ReturnType<Page['locator']>; link?: string }
> = {
  home: { shows: (page) => page.getByRole('link', { name: 'Start free trial' }), link: 'Home' },
  howItWorks: { shows: (page) => page.locator('#how-it-works'), link: 'How it works' },
  features: { shows: (page) => page.getByRole('heading', { name: 'Features' }) },
  testimonials: { shows: (page) => page.getByText('We like the fox') },
  metrics: { shows: (page) => page.getByText('Pencils in the tray') },
  pricing: { shows: (page) => page.getByText('Recommended'), link: 'Pricing' },
  faqs: { shows: (page) => page.locator('#faqs'), link: 'FAQs' },
  callToAction: { shows: (page) => page.getByRole('link', { name: 'Get started' }) },
  contact: { shows: (page) => page.locator('#contact'), link: 'Contact' },
  footer: { shows: (page) => page.getByRole('contentinfo') },
}

describe('a section of the landing', () => {
  test('is gone with its link in the header when an administrator switches it off, and the others stay', async () => {
    const { page, troubles } = await stage.visitor({ viewport: { width: 1440, height: 900 } })
    const seen = async () => {
      await page.goto('/')
      await page.locator('h1').waitFor()
      const shown: string[] = []
      for (const [name, { shows }] of Object.entries(SECTIONS)) if ((await shows(page).count()) > 0) shown.push(name)
      const links = await page.getByRole('banner').getByRole('navigation').first().getByRole('link').allInnerTexts()
      return { shown, links }
    }
    const all = Object.keys(SECTIONS)
    const allLinks = Object.values(SECTIONS).flatMap(({ link }) => link ?? [])
    await say(fill)
    expect(await seen()).toEqual({ shown: all, links: allLinks })
    for (const [name, { link }] of Object.entries(SECTIONS)) {
      await say((website) => {
        fill(website)
        website.landing[name as keyof Website['landing']].visibility = false
      })
      const expected = { shown: all.filter((one) => one !== name), links: allLinks.filter((one) => one !== link) }
      expect(await seen(), name).toEqual(expected)
    }
    expect(troubles).toEqual([])
  })
})

describe('the terms and the privacy policy', () => {
  test.each([
    ['terms', '/terms', 'Terms of Service'],
    ['privacy', '/privacy', 'Privacy Policy'],
  ] as const)('%s can be read once they are switched on, and are not there before', async (name, path, title) => {
    const { page } = await stage.visitor()
    await say(() => undefined)
    await page.goto(path)
    await page.getByRole('heading', { name: 'This page is still blank' }).waitFor()
    await say((website) => {
      website[name] = { visibility: true, content: '<h2>Be kind</h2><p>That is all.</p>' }
    })
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Be kind' }).waitFor()
  })
})

describe('what a visitor colours on the landing', () => {
  const foxOf = async (page: Page) => ({ bib: await paintAt(page, FOX.bib), face: await paintAt(page, FOX.face) })
  /** What they have done themselves, on top of what somebody had begun. */
  const COLOURED = { bib: 'teal', face: 'orange' }

  async function colourBib(page: Page): Promise<void> {
    await page.goto('/')
    await page.getByRole('radio', { name: 'teal' }).check({ force: true })
    await page.locator('[data-ready]').waitFor()
    await page.getByText('Go on: pick a pencil and tap a shape.').waitFor()
    await dragWith(page.mouse, [await onLanding(page, FOX.bib)])
    await expect.poll(() => foxOf(page)).toEqual(COLOURED)
    await page.getByText('It is yours: sign up, and it is kept for you.').waitFor()
    const signUp = page.getByRole('figure').getByRole('link', { name: 'sign up' })
    expect(await signUp.getAttribute('href')).toBe('/sign-up')
  }

  test('is there again after a reload', async () => {
    const { page, troubles } = await stage.visitor()
    await colourBib(page)
    await page.reload()
    await page.locator('[data-ready]').waitFor()
    expect(await foxOf(page)).toEqual(COLOURED)
    expect(troubles).toEqual([])
  })

  test('is theirs after they have signed up: on the page, and saved to the account', async () => {
    const { page, troubles } = await stage.visitor()
    await colourBib(page)
    await askToSignUp(page, 'Mia', 'mia@example.org')
    // It is drawn after the first start.
    const headers = { authorization: `Bearer ${token}` }
    await waitFor(
      async () => (await fetch(`${stage.site.address}/api/pages/${LANDING_PAGE_ID}/read`, { headers })).status,
      (status) => expect(status).toBe(200),
    )
    await enterCode(page, (await stage.mailbox.next('mia@example.org')).code)
    await page.waitForURL(`**/pages/${LANDING_PAGE_ID}/color`)
    await page.getByText('Page has been saved').first().waitFor()
    expect(await foxOf(page)).toEqual(COLOURED)
    await page.goto('/pages/colored')
    await page.getByText('Huebook').first().waitFor()
    expect(troubles).toEqual([])
  })
})
