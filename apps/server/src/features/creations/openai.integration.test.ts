import { type Creation, calls, type Page } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pages } from '#platform/db/schema.ts'
import { type OpenaiServer, startOpenaiServer } from '#testing/openai-server.ts'
import { sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

/** A closed drawing on slightly grey paper, as a model gives it. */
const svgOf = (shapes: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="#f6f6f4"/><g fill="none" stroke="#111" stroke-width="9">${shapes}</g></svg>`,
  )
const rows = [0, 1, 2, 3]
const bubbles = rows.flatMap((y) =>
  rows.map(
    (x) =>
      `<circle cx="${160 + 235 * x}" cy="${160 + 235 * y}" r="90"/><circle cx="${160 + 235 * x}" cy="${160 + 235 * y}" r="40"/>`,
  ),
)

let openai: OpenaiServer
/** Where it listens is known only once it does. */
const options = {
  baseUrl: undefined as string | undefined,
  imageModel: 'an-image-model',
  textModel: 'a-text-model',
  patienceMs: 5000,
}
const site = testSite({ openai: options })

beforeAll(async () => {
  openai = await startOpenaiServer({
    good: await sharp(svgOf(bubbles.join('')))
      .png()
      .toBuffer(),
    scribble: await sharp(svgOf('')).png().toBuffer(),
  })
  options.baseUrl = openai.baseUrl
  const admin = await site.signIn({ admin: true })
  await site.call(calls.updateSetting, { params: { name: 'openai_key' }, body: { value: 'sk-of-the-site' } }, admin)
})
afterAll(() => openai.close())
beforeEach(() => {
  Object.assign(openai, { answering: 'draws', flagged: /never/, flagsPictures: false })
  openai.requests.length = 0
})

const create = (mia: SignedIn, prompt = 'a whale in a teacup') =>
  site.call(calls.createPage, { body: { prompt, style: 'frame', detail: 1 } }, mia)
const left = async (mia: SignedIn) => {
  const answer = await site.call(calls.readCredit, {}, mia)
  return answer.ok ? answer.data.page_creation : null
}

describe('with a key for OpenAI', () => {
  test('it is said who draws, and pages come from there, cleaned, traced and scored', async () => {
    const mia = await site.signIn()
    expect(await site.call(calls.readIllustrator, {}, mia)).toMatchObject({ data: { name: 'OpenAI', credit: null } })
    const answer = await create(mia)
    expect(answer).toMatchObject({
      data: { title: 'A whale in a teacup', credit: null, missing: [], colorability: { verdict: 'good', regions: 33 } },
    })
    const page = (answer as unknown as { data: Page }).data
    const picture = await site.app.inject(page.illustration)
    const { data } = await sharp(picture.rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
    // The grey paper is white now.
    expect([data[0], data[512 * 1024 + 5]]).toEqual([255, 255])
    expect((await site.app.inject(page.vector ?? '')).body).toMatch(/^<svg [\s\S]*<path/)
  })

  test('the description is looked at first, then drawn with the models that are set', async () => {
    await create(await site.signIn())
    expect(openai.requests.map(({ path, body }) => [path, body['model']])).toEqual([
      ['/v1/moderations', 'omni-moderation-latest'],
      ['/v1/images/generations', 'an-image-model'],
    ])
    expect(openai.requests.map(({ authorization }) => authorization)).toEqual(Array(2).fill('Bearer sk-of-the-site'))
    expect(openai.requests[1]?.body['prompt']).toMatch(
      /ornamental frame; for a toddler[\s\S]*Subject: a whale in a teacup$/,
    )
  })

  test('where no style was chosen, the description says how it is to look', async () => {
    await site.call(calls.createPage, { body: { prompt: 'a mandala of whales' } }, await site.signIn())
    expect(openai.requests[1]?.body['prompt']).toMatch(/Composition: as the subject asks[\s\S]*a mandala of whales$/)
  })

  test('whoever waits sees how the picture grows', async () => {
    const mia = await site.signIn()
    openai.answering = 'stalls'
    const asked = create(mia)
    const preview = async () => {
      const answer = await site.call(calls.listCreations, {}, mia)
      return answer.ok ? (answer.data as Creation[])[0]?.preview : null
    }
    await expect.poll(preview).toMatch(/^data:image\/webp;base64,/)
    await asked
  })

  test('a drawing that cannot be coloured is drawn once more, then given up with the credit back', async () => {
    const mia = await site.signIn()
    openai.answering = 'scribbles'
    expect(await create(mia)).toMatchObject({
      status: 422,
      problem: {
        code: 'NOT_DRAWABLE',
        message: 'This did not become a page that can be coloured, so your credit is back. Please try something else',
      },
    })
    expect(openai.requests.filter(({ path }) => path === '/v1/images/generations')).toHaveLength(2)
    expect(await left(mia)).toBe(5)
  })

  test('a page that comes out equal to one they have, whatever is tried, is the one they have, and costs nothing', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const [first, second] = [await create(mia), await create(mia)]
    expect(first).toMatchObject({ data: { had_already: false } })
    expect(second).toMatchObject({ data: { id: first.ok && first.data.id, had_already: true } })
    expect([await left(mia), await site.db.$count(pages, eq(pages.userId, mia.id))]).toEqual([4, 1])
    expect(openai.requests.filter(({ path }) => path === '/v1/images/generations').length).toBeGreaterThan(2)
    // What somebody else has is not theirs.
    expect(await create(ben)).toMatchObject({ data: { had_already: false } })
    expect(await left(ben)).toBe(4)
  })

  test('a page equal to one they have is answered although all that is drawn after it cannot be coloured', async () => {
    const mia = await site.signIn()
    const first = await create(mia)
    openai.answering = 'draws once, then scribbles'
    expect(await create(mia)).toMatchObject({ data: { id: first.ok && first.data.id, had_already: true } })
    expect(await left(mia)).toBe(4)
  })

  test.each([
    [
      'refuses the key',
      { status: 401, code: 'invalid_api_key' },
      503,
      'NOT_CONFIGURED',
      'The illustrator does not work for this site, so your credit is back. An administrator has to look at its settings',
    ],
    [
      'is not paid for',
      { status: 429, code: 'insufficient_quota' },
      503,
      'NOT_CONFIGURED',
      'The illustrator does not work for this site, so your credit is back. An administrator has to look at its settings',
    ],
    [
      'is busy',
      { status: 429, code: 'rate_limit_exceeded' },
      502,
      'PROVIDER_FAILED',
      'The illustrator is very busy right now, so your credit is back. Please try again in a moment',
    ],
    [
      'refuses the words',
      { status: 400, code: 'moderation_blocked' },
      422,
      'MODERATED',
      'That is not something we draw on a colouring page, so your credit is back. Try animals, vehicles, flowers or a place you like',
    ],
    [
      'does not understand',
      { status: 400, code: 'invalid_value' },
      502,
      'PROVIDER_FAILED',
      'The illustrator could not draw this, so your credit is back. Please try other words',
    ],
    [
      'is broken',
      { status: 500, code: null },
      502,
      'PROVIDER_FAILED',
      'The illustrator is out of order right now, so your credit is back. Please try again in a moment',
    ],
    [
      'ends in the middle',
      'ends early',
      502,
      'PROVIDER_FAILED',
      'The connection to the illustrator was lost, so your credit is back. Please try again in a moment',
    ],
    [
      'is cut off in the middle',
      'cuts',
      502,
      'PROVIDER_FAILED',
      'The connection to the illustrator was lost, so your credit is back. Please try again in a moment',
    ],
    [
      'falls silent',
      'stalls',
      502,
      'PROVIDER_FAILED',
      'The illustrator took too long, so your credit is back. Please try again in a moment',
    ],
  ] as const)(
    'that %s, it ends in a sentence and the credit is back',
    async (_how, answering, status, code, message) => {
      const mia = await site.signIn()
      openai.answering = answering
      expect(await create(mia)).toMatchObject({ status, problem: { code, message } })
      expect([await left(mia), await site.db.$count(pages, eq(pages.userId, mia.id))]).toEqual([5, 0])
      expect(site.logged()).not.toMatch(/words for developers|sk-of-the-site/)
    },
  )

  test('a server that was busy for a moment is asked again', async () => {
    const mia = await site.signIn()
    openai.answering = { status: 500, code: null, once: true }
    expect(await create(mia)).toMatchObject({ ok: true })
    expect(openai.requests.filter(({ path }) => path === '/v1/images/generations')).toHaveLength(2)
  })

  test('words that its moderation flags are not drawn', async () => {
    const mia = await site.signIn()
    openai.flagged = /monster truck/
    expect(await create(mia, 'a monster truck')).toMatchObject({ status: 422, problem: { code: 'MODERATED' } })
    expect(openai.requests.map(({ path }) => path)).toEqual(['/v1/moderations'])
    expect(await left(mia)).toBe(5)
  })

  describe('the title of a picture that is shared', () => {
    const share = async (mia: SignedIn, title: string) => {
      const bytes = await sharp(svgOf(bubbles.join('')))
        .png()
        .toBuffer()
      const photo = (await sendPicture(site, mia, bytes)).json().url
      return site.call(calls.uploadPage, { body: { photo, title, public: true } }, mia)
    }

    test('is shown with it at once where its moderation and the lists of words let it pass', async () => {
      const mia = await site.signIn()
      expect(await share(mia, 'Bubbles for Zyzzy')).toMatchObject({ data: { waiting_for_review: false } })
      expect(openai.requests.map(({ body }) => typeof body['input'])).toEqual(['string', 'object'])
    })

    test('is refused where its moderation flags it, and the credit is back', async () => {
      const mia = await site.signIn()
      openai.flagged = /grim/
      expect(await share(mia, 'Something grim')).toMatchObject({
        status: 422,
        problem: {
          code: 'MODERATED',
          message: 'This title cannot be shown to everybody, so your credit is back. Please choose other words',
        },
      })
      expect([await left(mia), await site.db.$count(pages, eq(pages.userId, mia.id))]).toEqual([5, 0])
    })

    test.each(['What the f\u057Dck', 'Call 0171 2345678'])(
      'is refused by the lists of words alone: %s',
      async (title) => {
        expect(await share(await site.signIn(), title)).toMatchObject({ status: 422, problem: { code: 'MODERATED' } })
        expect(openai.requests).toEqual([])
      },
    )
  })

  test('a title that gives away a phone number is none, though its moderation minds no numbers', async () => {
    expect(await create(await site.signIn(), 'a cat, call 0171 2345678')).toMatchObject({
      data: { title: 'A page to colour' },
    })
  })

  test('ideas come from there, and from ourselves when it has none', async () => {
    const mia = await site.signIn()
    expect(await site.call(calls.suggestPrompt, {}, mia)).toMatchObject({ data: { prompt: 'A whale in a teacup' } })
    await openai.close()
    const idea = await site.call(calls.suggestPrompt, {}, mia)
    expect(idea.ok && idea.data.prompt.length).toBeGreaterThan(3)
    expect(await create(mia)).toMatchObject({
      status: 502,
      problem: {
        message: 'The illustrator could not be reached, so your credit is back. Please try again in a moment',
      },
    })
  })
})
