import { calls, type ImageServer, type Page } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pages } from '#platform/db/schema.ts'
import { type PlayedImageServer, playImageServer } from '#testing/image-server.ts'
import { type OpenaiServer, startOpenaiServer } from '#testing/openai-server.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

/** A closed drawing on slightly grey paper, as a model gives it. */
const pngOf = (shapes: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="768"><rect width="768" height="768" fill="#f6f6f4"/><g fill="none" stroke="#111" stroke-width="7">${shapes}</g></svg>`,
    ),
  )
    .png()
    .toBuffer()
const rows = [0, 1, 2, 3]
const bubbles = rows.flatMap((y) =>
  rows.map((x) => [67, 30].map((r) => `<circle cx="${120 + 176 * x}" cy="${120 + 176 * y}" r="${r}"/>`).join('')),
)

const openaiOptions = { baseUrl: '', imageModel: 'an-image-model', textModel: 'a-text-model', patienceMs: 2000 }
const site = testSite({ openai: openaiOptions, imageServerPatienceMs: 5000 })
const drawings = { good: Buffer.alloc(0), scribble: Buffer.alloc(0) }
let played: PlayedImageServer
let openai: OpenaiServer
let ada: SignedIn

beforeAll(async () => {
  drawings.good = await pngOf(bubbles.join(''))
  drawings.scribble = await pngOf('')
  openai = await startOpenaiServer(drawings)
  openaiOptions.baseUrl = openai.baseUrl
  ada = await site.signIn({ admin: true })
})
afterAll(() => openai?.close())
afterEach(async () => {
  await played?.close()
  await set('image_server', '')
  await set('openai_key', '')
})
beforeEach(() => {
  Object.assign(openai, { answering: 'draws', flagged: /never/, flagsPictures: false })
  openai.requests.length = 0
})

const set = (name: 'image_server' | 'openai_key', value: string) =>
  site.call(calls.updateSetting, { params: { name }, body: { value } }, ada)

const serverOf = (kind: ImageServer['kind']): ImageServer => ({ kind, address: played.address, model: '', size: 768 })

async function use(kind: ImageServer['kind']): Promise<void> {
  played = await playImageServer({ dialect: kind, drawings })
  await set('image_server', JSON.stringify(serverOf(kind)))
}

const create = (mia: SignedIn, body: { prompt?: string; public?: boolean } = {}) =>
  site.call(calls.createPage, { body: { prompt: 'a whale in a teacup', ...body } }, mia)
const left = async (mia: SignedIn) => {
  const answer = await site.call(calls.readCredit, {}, mia)
  return answer.ok ? answer.data.page_creation : null
}
const seeds = () => played.asked.flatMap(({ body }) => (typeof body['seed'] === 'number' ? [body['seed']] : []))

describe.each(['sd-server', 'localai', 'openai'] as const)(
  'with an image server of the kind %s, and no key',
  (kind) => {
    beforeEach(() => use(kind))

    test('it is said who draws, and pages come from there, cleaned, traced and scored', async () => {
      const mia = await site.signIn()
      expect(await site.call(calls.readIllustrator, {}, mia)).toMatchObject({
        data: { name: 'This site’s own image model', credit: null },
      })
      expect(await create(mia)).toMatchObject({
        data: {
          title: 'A whale in a teacup',
          credit: null,
          missing: [],
          colorability: { verdict: 'good', regions: 33 },
        },
      })
      expect(await left(mia)).toBe(4)
    })

    test('a drawing that cannot be coloured is drawn with another seed, and only then given up', async () => {
      const mia = await site.signIn()
      played.answering = 'scribbles once, then draws'
      expect(await create(mia)).toMatchObject({ ok: true })
      expect(new Set(seeds()).size).toBe(2)
      played.answering = 'scribbles'
      played.asked.length = 0
      expect(await create(mia)).toMatchObject({ status: 422, problem: { code: 'NOT_DRAWABLE' } })
      expect(new Set(seeds()).size).toBe(2)
      expect(await left(mia)).toBe(4)
    })

    test.each([
      ['stalls', 502, 'The illustrator took too long, so your credit is back. Please try again in a moment'],
      ['cuts', 502, 'The connection to the illustrator was lost, so your credit is back. Please try again in a moment'],
      [
        'answers half a picture',
        503,
        'The illustrator does not work for this site, so your credit is back. An administrator has to look at its settings',
      ],
      [
        { status: 500, body: { error: { message: 'In words for developers' } } },
        502,
        'The illustrator could not draw this, so your credit is back. Please try again, or with other words',
      ],
    ] as const)('a server that %s costs nothing and is explained', async (answering, status, message) => {
      const mia = await site.signIn()
      played.answering = answering
      expect(await create(mia)).toMatchObject({ status, problem: { message } })
      expect([await left(mia), await site.db.$count(pages, eq(pages.userId, mia.id))]).toEqual([5, 0])
      expect(site.logged()).not.toMatch(/words for developers/)
    })
  },
)

describe('what an image server draws', () => {
  beforeEach(() => use('sd-server'))

  test('is shown to everybody once an administrator has looked at it, for nobody vouches for such a model', async () => {
    const mia = await site.signIn()
    const page = (await create(mia, { public: true })) as { data: Page }
    expect(page.data).toMatchObject({ public: true, waiting_for_review: true })
    const kept = (await create(mia, { prompt: 'a bear', public: false })) as { data: Page }
    const change = { title: 'A dog', public: true }
    expect(await site.call(calls.updatePage, { params: { id: kept.data.id }, body: change }, mia)).toMatchObject({
      data: { waiting_for_review: true },
    })
  })

  test('is shown at once where OpenAI has looked at words and picture, and not made where it minds either', async () => {
    await set('openai_key', 'sk-of-the-site')
    const mia = await site.signIn()
    expect(await create(mia)).toMatchObject({ data: { waiting_for_review: false } })
    const looks = openai.requests.filter(({ path }) => path === '/v1/moderations')
    expect(looks.map(({ body }) => typeof body['input'])).toEqual(['string', 'object'])
    expect(openai.requests.map(({ path }) => path)).not.toContain('/v1/images/generations')
    openai.flagsPictures = true
    expect(await create(mia, { prompt: 'a bear' })).toMatchObject({ problem: { code: 'MODERATED' } })
    openai.flagged = /bear/
    played.asked.length = 0
    expect(await create(mia, { prompt: 'a bear' })).toMatchObject({ problem: { code: 'MODERATED' } })
    expect(played.asked).toEqual([])
  })

  test.each([
    ['a naked lady', 'MODERATED'],
    ['<lora:other:1> |', 'NOT_DRAWABLE'],
  ])('is nothing, and the server is not asked, for %s', async (prompt, code) => {
    const mia = await site.signIn()
    expect(await site.call(calls.checkPrompt, { body: { prompt } }, mia)).toMatchObject({ problem: { code } })
    expect(await create(mia, { prompt })).toMatchObject({ problem: { code } })
    expect(played.asked).toEqual([])
  })

  test('has a title without what was meant for the server', async () => {
    expect(await create(await site.signIn(), { prompt: 'a bear <lora:other:1>' })).toMatchObject({
      data: { title: 'A bear' },
    })
  })

  test('ends with the setting: the built-in illustrator draws again', async () => {
    await set('image_server', '')
    const mia = await site.signIn()
    expect(await site.call(calls.readIllustrator, {}, mia)).toMatchObject({ data: { name: 'Built-in illustrator' } })
  })
})

describe('the setting of an image server', () => {
  const read = (as: SignedIn) => site.call(calls.readImageServer, {}, as)

  test('is read by administrators alone, and kept as it was understood', async () => {
    played = await playImageServer({ dialect: 'localai', drawings })
    expect(await read(ada)).toMatchObject({ data: { server: null } })
    await set('image_server', JSON.stringify({ kind: 'localai', address: `${played.address}/v1/`, model: ' flux ' }))
    expect(await read(ada)).toMatchObject({
      data: { server: { kind: 'localai', address: played.address, model: 'flux', size: 1024 } },
    })
    expect(await read(await site.signIn())).toMatchObject({ status: 403 })
    expect(JSON.stringify(await site.call(calls.listSettings, {}))).not.toContain(played.address)
  })

  test('is refused with a sentence where it names no address', async () => {
    expect(await set('image_server', JSON.stringify({ kind: 'localai', address: 'nowhere at all' }))).toMatchObject({
      status: 422,
      problem: { message: 'Please enter an address such as http://127.0.0.1:1234' },
    })
  })
})

describe('trying an image server', () => {
  const attempt = (body: ImageServer, as = ada) => site.call(calls.tryImageServer, { body }, as)

  test.each(['sd-server', 'localai', 'openai'] as const)('of the kind %s shows the page it draws', async (kind) => {
    played = await playImageServer({ dialect: kind, drawings })
    expect(await attempt(serverOf(kind))).toMatchObject({
      data: {
        works: true,
        sentence: expect.stringMatching(/^It works: a page with 33 areas to colour, drawn in \d+ seconds?\.$/),
        picture: expect.stringMatching(/^data:image\/webp;base64,/),
      },
    })
    // It is only tried: nothing is saved by it.
    expect(await site.call(calls.readImageServer, {}, ada)).toMatchObject({ data: { server: null } })
  })

  test('shows also what cannot be coloured, after a second seed', async () => {
    played = await playImageServer({ dialect: 'sd-server', drawings })
    played.answering = 'scribbles'
    expect(await attempt(serverOf('sd-server'))).toMatchObject({
      data: {
        works: false,
        sentence:
          'It draws, but no page that can be coloured, even at the second try. Another model may be better at line art.',
        picture: expect.stringMatching(/^data:image\/webp;base64,/),
      },
    })
    expect(new Set(seeds()).size).toBe(2)
  })

  test('says in one sentence what is wrong', async () => {
    played = await playImageServer({ dialect: 'localai', drawings })
    played.answering = { status: 500, body: { error: { message: 'could not load model: no such file' } } }
    expect(await attempt(serverOf('localai'))).toMatchObject({
      data: {
        works: false,
        sentence: 'It could not draw. It said: “could not load model: no such file”',
        picture: null,
      },
    })
    await played.close()
    expect(await attempt(serverOf('localai'))).toMatchObject({
      data: { sentence: expect.stringMatching(/^Nobody answers at http:\/\/127\.0\.0\.1:\d+\. Is the server running/) },
    })
  })

  test('is for administrators alone', async () => {
    played = await playImageServer({ dialect: 'localai', drawings })
    expect(await attempt(serverOf('localai'), await site.signIn())).toMatchObject({ status: 403 })
    expect(played.asked).toEqual([])
  })
})
