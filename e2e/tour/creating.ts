import type { CreatedPage, Creation, Credit, ErrorCode, Page as SitePage, User } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { type Answer, type Answers, answerWith, json, refuses } from './answers.ts'
import type { Stop } from './stops.ts'

/** What the tour shows on the screens where pages are made. */
export interface Studio {
  user: User
  /** A finished page. */
  page: SitePage
  /** A photo to make a page of. */
  photo: { name: string; mimeType: string; buffer: Buffer }
}

/** The events of a page on its way, after which the connection breaks: the screen waits, and asks again. */
const tells =
  (...events: [name: string, data: unknown][]): Answer =>
  (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    })

const PROMPT = 'Two cats on a bicycle under the moon'

async function describe(page: Page): Promise<void> {
  await page.getByLabel('What should be on your page?').fill(PROMPT)
  await page.getByRole('button', { name: 'Draw it' }).click()
}

/** Every state of the screens where pages are made. */
export function creatingStops({ user, page: finished, photo }: Studio): Stop[] {
  const credit = (page_creation: number): Credit => ({
    public_page: 10,
    page_creation,
    given: { public_page: 0, page_creation: 0 },
    renews_at: '2026-12-05T10:00:00Z',
    user,
  })
  const usual: Answers = {
    readCredit: json(credit(4)),
    listCreations: json([] satisfies Creation[]),
    checkPrompt: json({ missing: [] }),
    listRecentPrompts: json({
      prompts: [
        'a dragon reading a book to three owls',
        'my grandmother’s garden with sunflowers, bees and a very old wheelbarrow',
        'a pirate cat',
      ],
    }),
    readIllustrator: json({
      name: 'Built-in illustrator',
      credit: 'Drawings from OpenMoji (openmoji.org), CC BY-SA 4.0, made into line art.',
    }),
  }
  const done: CreatedPage = {
    ...finished,
    had_already: false,
    title: PROMPT,
    colorability: { verdict: 'good', reasons: ['48 shapes to colour.'], regions: 48 },
    missing: [],
    credit: 'Drawings from OpenMoji (openmoji.org), CC BY-SA 4.0, made into line art.',
  }
  const fair: CreatedPage = {
    ...done,
    colorability: {
      verdict: 'fair',
      reasons: ['9 gaps are open between shapes.', '12 shapes are too small to fill.'],
      regions: 48,
    },
    missing: ['knight', 'zeppelin'],
  }

  const ai = (name: string, answers: Answers, act: (page: Page) => Promise<void> = describe): Stop => ({
    name: `createPageWithAi-${name}`,
    path: '/pages/create/ai',
    as: 'user',
    prepare: (page) => answerWith(page, { ...usual, ...answers }),
    act,
  })
  const waitingAt = (percent: number, stage: string): Stop =>
    ai(`waiting-${percent}`, { createPage: tells(['progress', { stage, percent }]) }, async (page) => {
      await describe(page)
      await page.getByText(`${percent} %`).waitFor()
    })
  /** Begun, and then the site restarts. */
  const away = (): Stop => {
    const begun = tells(['progress', { stage: 'drawing', percent: 40 }])
    let asked = 0
    const createPage: Answer = (route) => (asked++ % 2 === 0 ? begun(route) : refuses('UNAVAILABLE')(route))
    return ai('away', { createPage }, async (page) => {
      await describe(page)
      await page.getByText('The site is away for a moment.').waitFor()
    })
  }
  const refused = (name: string, code: ErrorCode): Stop =>
    ai(name, { createPage: refuses(code) }, async (page) => {
      await describe(page)
      await page.getByRole('heading', { name: 'No page this time' }).waitFor()
    })
  const finishedWith = (name: string, page: CreatedPage): Stop =>
    ai(name, { createPage: tells(['done', page]) }, async (screen) => {
      await describe(screen)
      await screen.getByRole('link', { name: 'Colour it now' }).waitFor()
    })

  const stored = '/files/a-photo'
  const upload = (name: string, act: (page: Page) => Promise<void>): Stop => ({
    name: `uploadPage-${name}`,
    path: '/pages/create/upload',
    as: 'user',
    async prepare(page) {
      await answerWith(page, {
        ...usual,
        upload: json({ url: stored }),
        uploadPage: json({ ...done, waiting_for_review: true, credit: null }),
      })
      await page.route(`**${stored}`, (route) => route.fulfill({ contentType: photo.mimeType, body: photo.buffer }))
    },
    act,
  })
  const choose = async (page: Page): Promise<void> => {
    await page.locator('input[type=file]').setInputFiles(photo)
    await page.locator('canvas[data-ready]').waitFor()
  }

  return [
    { name: 'createPage-chooser', path: '/pages/create', as: 'user', prepare: (page) => answerWith(page, usual) },
    ai('empty', {}, async () => undefined),
    {
      name: 'createPageWithAi-first',
      path: '/pages/create/ai',
      as: 'user',
      async prepare(page) {
        const asked: User = { ...user, shares_pages: null }
        await answerWith(page, { ...usual, readCurrentUser: json(asked) })
        await page.addInitScript(() => {
          const kept = JSON.parse(localStorage.getItem('auth') ?? 'null')
          if (kept?.state.user) kept.state.user.shares_pages = null
          localStorage.setItem('auth', JSON.stringify(kept))
        })
      },
    },
    ai('missing', { checkPrompt: json({ missing: ['zeppelin', 'grandmother’s accordion'] }) }, async (page) => {
      await page
        .getByLabel('What should be on your page?')
        .fill('Two cats in a zeppelin, and my grandmother’s accordion')
      await page.getByRole('button', { name: 'Draw it' }).click()
      await page.getByRole('button', { name: 'Draw it anyway' }).waitFor()
    }),
    waitingAt(10, 'reading'),
    waitingAt(60, 'drawing'),
    finishedWith('done', done),
    finishedWith('fair', fair),
    finishedWith('had-already', { ...done, had_already: true }),
    away(),
    refused('refused', 'MODERATED'),
    refused('not-drawable', 'NOT_DRAWABLE'),
    refused('provider-down', 'PROVIDER_FAILED'),
    ai('too-long', {}, async (page) => {
      await page.getByLabel('What should be on your page?').fill(`${PROMPT}, `.repeat(14))
      await page.getByRole('button', { name: 'Draw it' }).click()
    }),
    upload('empty', async () => undefined),
    upload('before-after', choose),
    upload('cut', async (page) => {
      await choose(page)
      await page.getByRole('button', { name: 'Crop or turn' }).click()
      const corner = page.getByRole('button', { name: 'Corner at the bottom right' })
      for (let press = 0; press < 3; press += 1) await corner.press('Shift+ArrowLeft')
      for (let press = 0; press < 2; press += 1) await corner.press('Shift+ArrowUp')
    }),
    upload('done', async (page) => {
      await choose(page)
      await page.getByRole('button', { name: 'Make the page' }).click()
      await page.getByRole('link', { name: 'Colour it now' }).waitFor()
    }),
  ]
}
