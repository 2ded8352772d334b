import { randomUUID } from 'node:crypto'
import { type CallInput, type CreationId, calls, type Page } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCreditService } from '#features/credits/credits.service.ts'
import { createAccounts } from '#features/users/accounts.ts'
import { creations, creditUses, pages, plans } from '#platform/db/schema.ts'
import { DrawingFailure } from '#platform/illustrators/illustrator.ts'
import { NO_METRICS } from '#platform/metrics/metrics.ts'
import { createNameFile } from '#platform/storage/name-file.ts'
import { StorageError } from '#platform/storage/storage.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'
import { createCreationJob } from './creation-job.ts'
import { creationQueries } from './creations.queries.ts'

const ended: string[] = []
const site = testSite({}, { ...NO_METRICS, creationEnded: (...how) => void ended.push(how.join(': ')) })
let address: string

beforeAll(async () => {
  address = await site.app.listen({ host: '127.0.0.1', port: 0 })
})

type CreationBody = CallInput<typeof calls.createPage>['body']

/** Asks for a page over a real connection. */
const create = (mia: SignedIn, body: CreationBody, headers: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${address}/api${calls.createPage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mia.token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

const left = async (mia: SignedIn) => {
  const answer = await site.call(calls.readCredit, {}, mia)
  return answer.ok ? answer.data.page_creation : null
}
const pagesOf = (mia: SignedIn) => site.db.select().from(pages).where(eq(pages.userId, mia.id))
const bytesAt = async (url: string | null) => Buffer.from(await (await fetch(`${address}${url}`)).arrayBuffer())

interface Event {
  event: string
  data: Record<string, unknown>
}

const eventsOf = async (answer: Response): Promise<Event[]> =>
  (await answer.text())
    .split('\n\n')
    .filter((block) => block.startsWith('event:'))
    .map((block) => {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? []
      return { event, data: JSON.parse(data) }
    })

/** Somebody's page that was promised, and a job in which making it comes to no more than this. */
async function promised(mia: SignedIn, failure: Error) {
  const accounts = createAccounts(site.storage)
  const credits = createCreditService({ db: site.db, accounts })
  const job = createCreationJob({
    db: site.db,
    log: site.app.log,
    credits,
    accounts,
    keepFiles: () => Promise.reject(new Error('nothing was drawn')),
    nameFile: createNameFile(site.keyedHash),
    makePage: () => Promise.reject(failure),
    onEnd: () => undefined,
    stopping: new AbortController().signal,
  })
  const creationId = await site.db.transaction(async (tx) =>
    creationQueries(tx).insert({
      userId: mia.id,
      key: randomUUID(),
      request: { from: 'prompt', ...BALLOON, public: false },
      creditUseId: await credits.reserve(tx, mia.id, 'page_creation'),
    }),
  )
  return { job, credits, creationId }
}

const CATS = { prompt: 'two cats on a bicycle under the moon' }
/** Drawn in a moment, for whom it does not matter what they get. */
const QUICK = { style: 'close-up', detail: 1 } as const
const BALLOON = { prompt: 'a big balloon', ...QUICK }

describe('a page that is described', () => {
  test('is drawn, can be coloured, and is there as a picture, as curves and as a small picture', async () => {
    const mia = await site.signIn()
    const answer = await create(mia, CATS)
    const page = (await answer.json()) as Page
    expect([answer.status, page.is_owner, page.public, page.waiting_for_review]).toEqual([200, true, true, false])
    expect(page.colorability?.verdict).toBe('good')
    expect(page.missing).toEqual([])
    expect(page.credit).toContain('OpenMoji')
    const picture = await sharp(await bytesAt(page.illustration)).metadata()
    expect([picture.format, picture.width, picture.height]).toEqual(['png', 1024, 1024])
    expect((await sharp(await bytesAt(page.preview)).metadata()).format).toBe('webp')
    expect(String(await bytesAt(page.vector))).toMatch(/^<svg /)
  })

  test('costs one credit, and is in the own list and in everybody’s', async () => {
    const mia = await site.signIn()
    const before = await left(mia)
    const page = (await (await create(mia, BALLOON)).json()) as Page
    expect([before, await left(mia)]).toEqual([5, 4])
    await site.settled()
    expect(ended.at(-1)).toBe('Built-in illustrator: made')
    for (const scope of ['owned', 'public'] as const) {
      const list = await site.call(calls.paginatePages, { query: { scope } }, mia)
      expect(list.ok && list.data.data.map(({ id }) => id)).toContain(page.id)
    }
  })

  test('is not in everybody’s list when it was not meant to be', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const page = (await (await create(mia, { ...BALLOON, public: false })).json()) as Page
    const list = await site.call(calls.paginatePages, { query: {} }, ben)
    expect(list.ok && list.data.data.map(({ id }) => id)).not.toContain(page.id)
    expect(await site.call(calls.readPage, { params: { id: page.id } }, ben)).toMatchObject({ status: 404 })
  })

  test('looks as its words say, unless a style was chosen', async () => {
    const mia = await site.signIn()
    const asked = (await (await create(mia, { prompt: 'a kaleidoscope of stars' })).json()) as Page
    await create(mia, { prompt: 'a kaleidoscope of hearts', style: 'frame' })
    const found = await site.call(calls.paginatePages, { query: { scope: 'owned', search: 'mandala' } }, mia)
    expect(found.ok && found.data.data.map(({ id }) => id)).toEqual([asked.id])
  })

  test('says what could not be drawn', async () => {
    const page = (await (await create(await site.signIn(), { prompt: 'a cat and a thingamajig' })).json()) as Page
    expect(page.missing).toEqual(['thingamajig'])
  })

  test('is another picture each time the same words are sent', async () => {
    const mia = await site.signIn()
    for (let count = 0; count < 3; count += 1) await create(mia, CATS)
    const pictures = (await pagesOf(mia)).map(({ illustration }) => illustration)
    expect([new Set(pictures).size, await left(mia)]).toEqual([3, 2])
  })

  test('tells how far it is, never backwards, and ends with the page', async () => {
    const answer = await create(await site.signIn(), CATS, { accept: 'text/event-stream' })
    const events = await eventsOf(answer)
    const percents = events.flatMap(({ event, data }) => (event === 'progress' ? Number(data['percent']) : []))
    expect(percents.length).toBeGreaterThan(1)
    expect(percents).toEqual(percents.toSorted((one, other) => one - other))
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { is_owner: true } })
  })
})

describe('a description', () => {
  test.each([
    ['too short', { prompt: 'ab' }],
    ['too long', { prompt: 'a'.repeat(501) }],
    ['of no style there is', { ...CATS, style: 'cubist' as 'scene' }],
    ['of more detail than there is', { ...CATS, detail: 4 }],
  ])('%s is refused and costs nothing', async (_how, body) => {
    const mia = await site.signIn()
    expect((await create(mia, body)).status).toBe(422)
    expect(await left(mia)).toBe(5)
  })

  test.each(['a naked woman', 'ein Hurensohn'])(
    'that is not for children is refused, and the credit is back: %s',
    async (prompt) => {
      const mia = await site.signIn()
      const answer = await create(mia, { prompt })
      expect([answer.status, await answer.json()]).toEqual([
        422,
        {
          code: 'MODERATED',
          message:
            'That is not something we draw on a colouring page, so your credit is back. Try animals, vehicles, flowers or a place you like',
        },
      ])
      expect([await left(mia), await pagesOf(mia)]).toEqual([5, []])
    },
  )

  test('of which no word is known costs nothing, and other words are asked for', async () => {
    const mia = await site.signIn()
    const answer = await create(mia, { prompt: 'egy kutya és egy macska' })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        code: 'NOT_DRAWABLE',
        message:
          'None of these words could be drawn, so your credit is back. Try other words for it, or the same in English',
      },
    ])
    expect([await left(mia), await pagesOf(mia)]).toEqual([5, []])
  })

  test('is offered again, the newest first and each once', async () => {
    const mia = await site.signIn()
    for (const prompt of ['a cat', 'a dog', 'a cat']) await create(mia, { prompt, ...QUICK })
    const recent = await site.call(calls.listRecentPrompts, {}, mia)
    expect(recent).toMatchObject({ data: { prompts: ['a cat', 'a dog'] } })
  })
})

describe('whoever asks beforehand what would be on a page', () => {
  const check = (mia: SignedIn, prompt: string) => site.call(calls.checkPrompt, { body: { prompt } }, mia)

  test('hears which words would be missing, as they are missing once it is drawn, and pays nothing for it', async () => {
    const mia = await site.signIn()
    const prompt = 'a cat with a trombonator and a quazzlefrob'
    expect(await check(mia, prompt)).toMatchObject({ status: 200, data: { missing: ['trombonator', 'quazzlefrob'] } })
    expect(await check(mia, 'two cats')).toMatchObject({ status: 200, data: { missing: [] } })
    expect([await left(mia), await pagesOf(mia)]).toEqual([5, []])
    const drawn = (await (await create(mia, { prompt, ...QUICK })).json()) as Page
    expect(drawn.missing).toEqual(['trombonator', 'quazzlefrob'])
  })

  test('hears why there would be none at all, and that no credit was spent', async () => {
    const mia = await site.signIn()
    expect(await check(mia, 'egy kutya és egy macska')).toMatchObject({
      status: 422,
      problem: {
        code: 'NOT_DRAWABLE',
        message:
          'None of these words could be drawn. No credit was spent. Try other words for it, or the same in English',
      },
    })
    expect(await check(mia, 'a naked man with a gun')).toMatchObject({ problem: { code: 'MODERATED' } })
    expect(await left(mia)).toBe(5)
  })

  test('is told the same without any credit left', async () => {
    await site.db.update(plans).set({ pageCreationLimit: 0 }).where(eq(plans.name, 'free'))
    expect(await check(await site.signIn(), 'a cat with a trombonator')).toMatchObject({
      data: { missing: ['trombonator'] },
    })
    await site.db.update(plans).set({ pageCreationLimit: 5 }).where(eq(plans.name, 'free'))
  })
})

describe('whoever asks for a page', () => {
  test('twice with the same key gets one page and pays once, be it at the same moment', async () => {
    const mia = await site.signIn()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all([create(mia, BALLOON, key), create(mia, BALLOON, key)])
    const later = await create(mia, BALLOON, key)
    const ids = await Promise.all([...answers, later].map(async (answer) => ((await answer.json()) as Page).id))
    expect(new Set(ids).size).toBe(1)
    expect([await left(mia), (await pagesOf(mia)).length]).toEqual([4, 1])
  })

  test('with a key that stood for something else is told so', async () => {
    const mia = await site.signIn()
    const key = { 'idempotency-key': randomUUID() }
    await create(mia, BALLOON, key)
    const answer = await create(mia, { ...BALLOON, prompt: 'a dog' }, key)
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, 'KEY_REUSED'])
  })

  test('with somebody else’s key gets a page of their own', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const key = { 'idempotency-key': randomUUID() }
    const [one, other] = [await create(mia, BALLOON, key), await create(ben, BALLOON, key)]
    expect(((await one.json()) as Page).id).not.toBe(((await other.json()) as Page).id)
  })

  test('and goes away finds it all the same', async () => {
    const mia = await site.signIn()
    const line = new AbortController()
    const answer = await create(mia, CATS, { accept: 'text/event-stream' }, line.signal)
    await answer.body?.getReader().read()
    line.abort()
    await site.settled()
    expect((await pagesOf(mia)).length).toBe(1)
  })

  test('and comes back can be told how far it is and wait for it', async () => {
    const mia = await site.signIn()
    const line = new AbortController()
    const asked = create(mia, CATS, { accept: 'text/event-stream' }, line.signal)
    await (await asked).body?.getReader().read()
    line.abort()
    const list = await site.call(calls.listCreations, {}, mia)
    const [creation] = list.ok ? list.data : []
    expect(creation).toMatchObject({ prompt: CATS.prompt, problem: null })
    const id = creation?.id
    if (!id) throw new Error('no creation is listed')
    expect(await site.call(calls.followCreation, { params: { id } }, mia)).toMatchObject({ data: { is_owner: true } })
    expect(await site.call(calls.followCreation, { params: { id } }, await site.signIn())).toMatchObject({
      status: 404,
      problem: { code: 'CREATION_NOT_FOUND' },
    })
  })

  test('fifty times at once with five credits left gets five pages and 45 clear refusals', async () => {
    const mia = await site.signIn()
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(mia, BALLOON)))
    const refused = answers.filter(({ status }) => status === 403)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await Promise.all(refused.map((answer) => answer.json()))).toEqual(
      Array(45).fill({ code: 'NO_CREDIT', message: 'No credits available. Upgrade your plan to continue.' }),
    )
    expect([await left(mia), (await pagesOf(mia)).length]).toEqual([0, 5])
  })

  test('and leaves the site for good in the middle leaves nothing behind', async () => {
    const mia = await site.signIn()
    const asked = create(mia, CATS)
    await expect.poll(() => site.db.$count(creations, eq(creations.userId, mia.id))).toBe(1)
    await site.call(calls.deleteCurrentUser, {}, mia)
    expect((await asked).status).not.toBe(200)
    await site.settled()
    expect(await pagesOf(mia)).toEqual([])
    expect(await site.db.select().from(creditUses).where(eq(creditUses.userId, mia.id))).toEqual([])
  })

  test('and leaves just when their page is begun and another is asked for makes nobody wait for each other', async () => {
    const mia = await site.signIn()
    const { job, credits, creationId } = await promised(
      mia,
      new DrawingFailure('NOT_DRAWABLE', 'No', 'Please try something else'),
    )
    const waiting = async () =>
      (
        await site.db.execute(sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`)
      ).rows.length
    const others: Promise<unknown>[] = []
    const asked = site.db.transaction(async (tx) => {
      await credits.inTurn(tx, mia.id)
      others.push(job.run({ creationId }))
      await expect.poll(waiting).toBe(1)
      others.push(site.call(calls.deleteCurrentUser, {}, mia))
      await expect.poll(waiting).toBe(2)
      return credits.reserve(tx, mia.id, 'page_creation')
    })
    expect(await asked).toEqual(expect.any(String))
    expect(await Promise.all(others)).toEqual([undefined, expect.objectContaining({ ok: true })])
  })
})

describe('a page whose files the store does not take', () => {
  const away = new StorageError('The store at localhost cannot be reached (S3_ENDPOINT).')
  const standing = async (id: CreationId) => {
    const [row] = await site.db.select().from(creations).where(eq(creations.id, id))
    return row && { attempts: row.attempts, problem: row.problem?.code ?? null }
  }

  test('waits for it however often it was begun', async () => {
    const mia = await site.signIn()
    const { job, creationId } = await promised(mia, away)
    for (let turn = 0; turn < 7; turn += 1) await expect(job.run({ creationId })).rejects.toThrow(away.message)
    expect(await standing(creationId)).toEqual({ attempts: 0, problem: null })
  })

  test('is given up after ten minutes, and its credit is back', async () => {
    const mia = await site.signIn()
    const before = await left(mia)
    const { job, creationId } = await promised(mia, away)
    await site.db
      .update(creations)
      .set({ createdAt: sql`now() - interval '11 minutes'` })
      .where(eq(creations.id, creationId))
    await job.run({ creationId })
    expect(await standing(creationId)).toMatchObject({ problem: 'INTERNAL' })
    expect(await left(mia)).toBe(before)
  })
})

test('a plan without creations refuses the first', async () => {
  await site.db.update(plans).set({ pageCreationLimit: 0 }).where(eq(plans.name, 'free'))
  const mia = await site.signIn()
  expect((await create(mia, CATS)).status).toBe(403)
  await site.db.update(plans).set({ pageCreationLimit: 5 }).where(eq(plans.name, 'free'))
})

test('without a key for OpenAI it is said who draws, and there is always something to draw', async () => {
  const mia = await site.signIn()
  expect(await site.call(calls.readIllustrator, {}, mia)).toMatchObject({
    data: { name: 'Built-in illustrator', credit: expect.stringContaining('CC BY-SA 4.0') },
  })
  const ideas = await Promise.all([1, 2, 3].map(() => site.call(calls.suggestPrompt, {}, mia)))
  expect(new Set(ideas.map((idea) => idea.ok && idea.data.prompt)).size).toBe(3)
})
