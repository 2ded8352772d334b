import { calls } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sessions, signInRequests, users } from '#platform/db/schema.ts'
import { codeIn, tokenIn } from '#testing/mailed.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()
const signUp = (email: string, more: object = {}) => site.call(calls.signUp, { body: { name: 'Mia', email, ...more } })
const signIn = (email: string) => site.call(calls.signIn, { body: { email } })
const openLink = (token: string) => site.call(calls.verify, { body: { token } })
const typeCode = (email: string, code: string) => site.call(calls.verify, { body: { email, code } })
const lastMail = async (email: string) => (await site.mailsTo(email)).at(-1)
const accountsOf = (email: string) => site.db.select().from(users).where(eq(users.email, email))
const age = (email: string, interval: string) =>
  site.db
    .update(signInRequests)
    .set({ expiresAt: sql`${signInRequests.expiresAt} - ${interval}::interval` })
    .where(eq(signInRequests.email, email))

describe('signing up', () => {
  test('creates the account when the mailed link is used, and not before', async () => {
    expect(await signUp(' New@Example.org ')).toMatchObject({ status: 200, data: { sent: true } })
    const mail = await lastMail('new@example.org')
    expect(await accountsOf('new@example.org')).toEqual([])
    const answer = await openLink(tokenIn(mail))
    expect(answer).toMatchObject({
      data: { user: { name: 'Mia', email: 'new@example.org', admin: false, plan: { name: 'free' } }, plan: null },
    })
    const token = answer.ok ? answer.data.token : ''
    const [{ id } = { id: '' }] = await accountsOf('new@example.org')
    expect(await site.call(calls.readCurrentUser, {}, { token } as never)).toMatchObject({ data: { id } })
  })

  test('remembers the plan that was chosen', async () => {
    await signUp('planner@example.org', { plan: 'starter' })
    expect(await openLink(tokenIn(await lastMail('planner@example.org')))).toMatchObject({ data: { plan: 'starter' } })
  })

  test('with an address that has an account says so in the mail and signs in to that account, as it is', async () => {
    const mia = await site.signIn({ name: 'Mia', email: 'known@example.org' })
    expect(await signUp('known@example.org', { name: 'Somebody else', plan: 'advanced' })).toMatchObject({
      data: { sent: true },
    })
    const mail = await lastMail('known@example.org')
    expect(mail?.subject).toBe('You already have an account at Huebook')
    expect(await typeCode('known@example.org', codeIn(mail))).toMatchObject({
      data: { user: { id: mia.id, name: 'Mia' }, plan: 'advanced' },
    })
  })

  test('twice, with both links opened at the same moment, ends in one account', async () => {
    await signUp('twice@example.org', { name: 'First' })
    await signUp('twice@example.org', { name: 'Second' })
    const mails = await site.mailsTo('twice@example.org')
    const answers = await Promise.all(mails.map((mail) => openLink(tokenIn(mail))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await accountsOf('twice@example.org')).toHaveLength(1)
  })

  test('gives nobody more than an ordinary account, whatever is sent along', async () => {
    await signUp('sly@example.org', { admin: true, blocked: false, id: 'x', kind: 'change-email', stripe_id: 'cus_1' })
    expect(await openLink(tokenIn(await lastMail('sly@example.org')))).toMatchObject({
      data: { user: { admin: false, stripe_id: '' } },
    })
  })
})

describe('signing in', () => {
  test('works with the link', async () => {
    const mia = await site.signIn()
    await signIn(mia.email.toUpperCase())
    expect(await openLink(tokenIn(await lastMail(mia.email)))).toMatchObject({ data: { user: { id: mia.id } } })
  })

  test('works with the code', async () => {
    const mia = await site.signIn()
    await signIn(mia.email)
    const code = codeIn(await lastMail(mia.email))
    expect(await typeCode(mia.email, code)).toMatchObject({ data: { user: { id: mia.id }, plan: null } })
  })

  test('works with the mail of an earlier request as well as with the latest', async () => {
    const mia = await site.signIn()
    await signIn(mia.email)
    await signIn(mia.email)
    const [first, second] = await site.mailsTo(mia.email)
    expect(await typeCode(mia.email, codeIn(first))).toMatchObject({ ok: true })
    expect(await typeCode(mia.email, codeIn(second))).toMatchObject({ ok: true })
  })

  test('with an address that has no account says so in the mail, which leads to /sign-up and opens nothing', async () => {
    expect(await signIn('nobody@example.org')).toMatchObject({ status: 200, data: { sent: true } })
    const mail = await lastMail('nobody@example.org')
    expect(mail?.text).toContain('http://localhost:3000/sign-up\n')
    expect([tokenIn(mail), codeIn(mail)]).toEqual(['', ''])
    expect(mail?.html).not.toContain('/verify/')
  })

  test('to a blocked account says so in the mail, which opens nothing', async () => {
    const mia = await site.signIn({ blocked: true })
    for (const ask of [() => signIn(mia.email), () => signUp(mia.email)]) {
      expect(await ask()).toMatchObject({ data: { sent: true } })
      const mail = await lastMail(mia.email)
      expect(mail?.subject).toBe('Your account at Huebook is blocked')
      expect([tokenIn(mail), codeIn(mail), mail?.html?.includes('/verify/')]).toEqual(['', '', false])
    }
  })
})

describe('a link', () => {
  test('is not spent by a scanner that opens it, however often', async () => {
    const mia = await site.signIn()
    await signIn(mia.email)
    const token = tokenIn(await lastMail(mia.email))
    for (const method of ['GET', 'HEAD', 'GET'] as const)
      expect((await site.app.inject({ method, url: `/verify/${token}` })).statusCode).toBe(200)
    expect(await openLink(token)).toMatchObject({ ok: true })
  })

  test('works once, also when it is used twice at the same moment', async () => {
    const mia = await site.signIn()
    await signIn(mia.email)
    const token = tokenIn(await lastMail(mia.email))
    const answers = await Promise.all(Array.from({ length: 6 }, () => openLink(token)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await openLink(token)).toMatchObject({
      status: 422,
      problem: {
        code: 'LINK_DEAD',
        message: 'This link has expired or was already used. Please ask for a new one',
      },
    })
  })

  test('dies with the code of the same mail, and the code with the link', async () => {
    const mia = await site.signIn()
    await signIn(mia.email)
    await signIn(mia.email)
    const [first, second] = await site.mailsTo(mia.email)
    await openLink(tokenIn(first))
    await typeCode(mia.email, codeIn(second))
    expect(await openLink(tokenIn(second))).toMatchObject({ problem: { code: 'LINK_DEAD' } })
    expect(await typeCode(mia.email, codeIn(first))).toMatchObject({ problem: { code: 'CODE_WRONG' } })
  })

  test.each([
    ['14 minutes', true],
    ['15 minutes', false],
  ])('after %s works: %s, and so does the code', async (interval, works) => {
    const mia = await site.signIn()
    await signIn(mia.email)
    await signIn(mia.email)
    const [first, second] = await site.mailsTo(mia.email)
    await age(mia.email, interval)
    expect(await openLink(tokenIn(first))).toMatchObject({ ok: works })
    expect(await typeCode(mia.email, codeIn(second))).toMatchObject({ ok: works })
  })

  test.each(['x', '../admin', 'x'.repeat(200)])('that was never sent (%s) is dead', async (token) => {
    expect(await openLink(token)).toMatchObject({ status: 422, problem: { code: 'LINK_DEAD' } })
  })

  test('leads to no account once that is blocked, and says so without ending a session', async () => {
    const mia = await site.signIn()
    await signIn(mia.email)
    const token = tokenIn(await lastMail(mia.email))
    await site.db.update(users).set({ blocked: true }).where(eq(users.id, mia.id))
    expect(await openLink(token)).toMatchObject({
      status: 403,
      problem: { message: 'This account has been blocked. Please contact support' },
    })
    await site.db.update(users).set({ blocked: false }).where(eq(users.id, mia.id))
    expect(await openLink(token)).toMatchObject({ problem: { code: 'LINK_DEAD' } })
  })

  test('leads to no account once that is deleted', async () => {
    const mia = await site.signIn()
    await signIn(mia.email)
    const mail = await lastMail(mia.email)
    await site.db.delete(users).where(eq(users.id, mia.id))
    expect(await openLink(tokenIn(mail))).toMatchObject({ problem: { code: 'LINK_DEAD' } })
    expect(await accountsOf(mia.email)).toEqual([])
  })

  test('leads to no account once that has another address', async () => {
    const mia = await site.signIn()
    await signIn(mia.email)
    const mail = await lastMail(mia.email)
    await site.db.update(users).set({ email: 'moved@example.org' }).where(eq(users.id, mia.id))
    expect(await openLink(tokenIn(mail))).toMatchObject({ problem: { code: 'LINK_DEAD' } })
  })
})

describe('what is stored', () => {
  test('opens nothing for whoever reads the database', async () => {
    const mia = await site.signIn()
    site.mailServerAnswers(450)
    onTestFinished(() => site.mailServerAnswers(250))
    await signIn(mia.email)
    await site.settled()
    const waiting = (await site.db.execute(sql`select * from graphile_worker._private_jobs`)).rows
    expect(waiting).not.toEqual([])
    site.mailServerAnswers(250)
    await expect.poll(() => lastMail(mia.email)).toBeDefined()
    const mail = await lastMail(mia.email)
    const stored = JSON.stringify([
      await site.db.select().from(signInRequests),
      await site.db.select().from(sessions),
      (await site.db.execute(sql`select encode(token_hash, 'escape') as t from sign_in_requests`)).rows,
      waiting,
    ])
    expect(tokenIn(mail)).toHaveLength(43)
    for (const secret of [tokenIn(mail), codeIn(mail), mia.token]) expect(stored).not.toContain(secret)
  })
})

describe("an administrator's fresh sign-in link", () => {
  const send = (id: string, caller: Parameters<typeof site.call>[2]) =>
    site.call(calls.sendSignInLink, { params: { id: id as never } }, caller)

  test('arrives at the person and signs them in', async () => {
    const [admin, mia] = [await site.signIn({ admin: true }), await site.signIn()]
    expect(await send(mia.id, admin)).toMatchObject({ data: { sent: true } })
    expect(await openLink(tokenIn(await lastMail(mia.email)))).toMatchObject({ data: { user: { id: mia.id } } })
  })

  test('is not sent to a blocked person, nor to nobody', async () => {
    const [admin, mia] = [await site.signIn({ admin: true }), await site.signIn({ blocked: true })]
    expect(await send(mia.id, admin)).toMatchObject({
      status: 409,
      problem: { message: 'This account is blocked. Please unblock it first' },
    })
    expect(await send('00000000-0000-4000-8000-000000000000', admin)).toMatchObject({ status: 404 })
    expect(await site.mailsTo(mia.email)).toEqual([])
  })

  test("cannot be asked for by an ordinary person, for another user's account or their own", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    for (const { id } of [mia, ben]) expect(await send(id, mia)).toMatchObject({ status: 403 })
    expect(await site.mailsTo(ben.email)).toEqual([])
  })
})
