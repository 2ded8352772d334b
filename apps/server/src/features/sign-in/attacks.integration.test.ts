import { calls } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rateEvents, signInRequests } from '#platform/db/schema.ts'
import { codeIn, otherThan, tokenIn } from '#testing/mailed.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite({ mailLimit: 30, guessLimit: 30 })
const ask = (email: string, client?: string) => site.call(calls.signIn, { body: { email } }, null, client)
const guess = (email: string, code: string, client?: string) =>
  site.call(calls.verify, { body: { email, code } }, null, client)
/** As if so many minutes had passed. */
const passMinutes = async (count: number) => {
  const before = sql`make_interval(mins => ${count})`
  await site.db.update(rateEvents).set({ createdAt: sql`${rateEvents.createdAt} - ${before}` })
  await site.db.update(signInRequests).set({ expiresAt: sql`${signInRequests.expiresAt} - ${before}` })
}
const codesOf = async (email: string) => (await site.mailsTo(email)).map(codeIn)
const codeOf = (answer: { ok: boolean }) => ('problem' in answer ? (answer.problem as { code: string }).code : 'OK')

describe('guessing a code', () => {
  test('ends with the fifth wrong one; the right code is then dead too, and the link is not', async () => {
    const mia = await site.signIn()
    await ask(mia.email)
    const [mail] = await site.mailsTo(mia.email)
    const answers: string[] = []
    for (let attempt = 0; attempt < 5; attempt += 1)
      answers.push(codeOf(await guess(mia.email, otherThan(codeIn(mail)))))
    expect(new Set(answers)).toEqual(new Set(['CODE_WRONG']))
    expect(codeOf(await guess(mia.email, codeIn(mail)))).toBe('CODE_WRONG')
    expect(await site.call(calls.verify, { body: { token: tokenIn(mail) } })).toMatchObject({ ok: true })
  })

  test('at the same moment counts every guess', async () => {
    const mia = await site.signIn()
    await ask(mia.email)
    const [code = ''] = await codesOf(mia.email)
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(mia.email, otherThan(code))))
    expect(answers.filter((answer) => codeOf(answer) === 'CODE_WRONG')).toHaveLength(20)
    expect(codeOf(await guess(mia.email, code))).toBe('CODE_WRONG')
  })

  test('counts against every mail that is under way', async () => {
    const mia = await site.signIn()
    for (let count = 0; count < 3; count += 1) await ask(mia.email)
    const codes = await codesOf(mia.email)
    for (let attempt = 0; attempt < 5; attempt += 1) await guess(mia.email, otherThan(...codes))
    for (const code of codes) expect(codeOf(await guess(mia.email, code))).toBe('CODE_WRONG')
  })

  test("does not work with the right code of another user's mail", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    await ask(mia.email)
    await ask(ben.email)
    const [code = ''] = await codesOf(mia.email)
    expect(codeOf(await guess(ben.email, code))).toBe('CODE_WRONG')
  })

  test('is stopped for a client that tries many addresses, which is told how long to wait', async () => {
    const client = '198.51.100.1'
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(codeOf(await guess(`n${attempt}@example.org`, '123456', client))).toBe('CODE_WRONG')
    const refused = await guess('more@example.org', '123456', client)
    expect(refused).toMatchObject({ status: 429, problem: { code: 'RATE_LIMITED' } })
    expect('retryAfter' in refused && refused.retryAfter).toBeGreaterThan(14 * 60)
    expect(codeOf(await guess('more@example.org', '123456', '198.51.100.2'))).toBe('CODE_WRONG')
    await site.db.update(rateEvents).set({ createdAt: sql`now() - interval '16 minutes'` })
    expect(codeOf(await guess('more@example.org', '123456', client))).toBe('CODE_WRONG')
  })

  test('is not what a school does that signs in from one address: what is right does not count', async () => {
    const client = '198.51.100.40'
    for (let pupil = 0; pupil < 35; pupil += 1) {
      const { email } = await site.signIn()
      await ask(email)
      const [code = ''] = await codesOf(email)
      expect(codeOf(await guess(email, code, client))).toBe('OK')
    }
  })

  test('is not what forty people do who press their links and type their codes at one moment', async () => {
    const people = await Promise.all(Array.from({ length: 40 }, () => site.signIn()))
    for (const { email } of people) await ask(email)
    const mails = await Promise.all(people.map(async ({ email }) => (await site.mailsTo(email)).at(-1)))
    const answers = await Promise.all(
      people.map(({ email }, index) =>
        index % 2
          ? guess(email, codeIn(mails[index]), '198.51.100.41')
          : site.call(calls.verify, { body: { token: tokenIn(mails[index]) } }, null, '198.51.100.41'),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(40)
  })

  test('is stopped for a client that guesses all at once, and that hops through its own network', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => guess('x@example.org', '123456', `2001:db8:1:2::${index + 1}`)),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
  })
})

describe('asking for mails', () => {
  test('stops after five for an address, from wherever it is asked, and goes on with one every ten minutes', async () => {
    const mia = await site.signIn()
    for (let count = 0; count < 5; count += 1) expect(await ask(mia.email)).toMatchObject({ status: 200 })
    const refused = await ask(mia.email)
    expect(refused).toMatchObject({
      status: 429,
      problem: {
        code: 'RATE_LIMITED',
        message: expect.stringMatching(/^Several mails are on their way .* try again in (9|10) minutes$/),
      },
    })
    expect('retryAfter' in refused && refused.retryAfter).toBeLessThanOrEqual(600)
    expect(await site.mailsTo(mia.email)).toHaveLength(5)
    await passMinutes(10)
    expect([(await ask(mia.email)).status, (await ask(mia.email)).status]).toEqual([200, 429])
  })

  test('for hours on end leaves whoever reads the mailbox a link that works, and does not fill it', async () => {
    const mia = await site.signIn()
    for (let minute = 0; minute < 180; minute += 1) {
      await ask(mia.email)
      await passMinutes(1)
      const [newest] = await site.db
        .select({ left: sql<number>`extract(epoch from max(${signInRequests.expiresAt}) - now())::int` })
        .from(signInRequests)
        .where(eq(signInRequests.email, mia.email))
      expect(newest?.left).toBeGreaterThanOrEqual(4 * 60)
    }
    const mails = await site.mailsTo(mia.email)
    expect(mails.length).toBeLessThanOrEqual(5 + 6 * 3)
    expect(await site.call(calls.verify, { body: { token: tokenIn(mails.at(-1)) } })).toMatchObject({
      data: { user: { id: mia.id } },
    })
  })

  test.each([
    ['to be moved to it', 'sign-in'],
    ['to sign in to it', 'sign-up'],
  ])('for hours on end %s, which mails no link, keeps nobody from getting one: %s', async (_attack, asked) => {
    const mia = asked === 'sign-in' ? await site.signIn() : null
    const email = mia?.email ?? 'not-yet@example.org'
    const thief = await site.signIn()
    const attack = () =>
      mia ? site.call(calls.updateCurrentUser, { body: { name: 'Eve', email, photo: '' } }, thief) : ask(email)
    const wanted = () => (mia ? ask(email) : site.call(calls.signUp, { body: { name: 'Mia', email } }))
    for (let round = 0; round < 12; round += 1) {
      for (let count = 0; count < 6; count += 1) await attack()
      // Several mails are sent at once: only what was asked for later than all others is sure to be the last.
      await site.settled()
      expect(await wanted()).toMatchObject({ ok: true })
      expect(tokenIn((await site.mailsTo(email)).at(-1))).toHaveLength(43)
      await passMinutes(10)
    }
  })

  test('by strangers does not keep an administrator from sending a link', async () => {
    const [admin, mia] = [await site.signIn({ admin: true }), await site.signIn()]
    for (let count = 0; count < 6; count += 1) await ask(mia.email)
    expect(await site.call(calls.sendSignInLink, { params: { id: mia.id } }, admin)).toMatchObject({ ok: true })
    expect(await site.mailsTo(mia.email)).toHaveLength(6)
  })

  test('at the same moment does not get around that', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask('burst@example.org')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(await site.mailsTo('burst@example.org')).toHaveLength(5)
  })

  test('stops after thirty an hour for a client, whomever it writes to', async () => {
    const client = '198.51.100.7'
    for (let count = 0; count < 30; count += 1) await ask(`stranger${count}@example.org`, client)
    expect(await ask('one-more@example.org', client)).toMatchObject({ status: 429 })
    expect(await site.mailsTo('one-more@example.org')).toEqual([])
    expect(await ask('one-more@example.org', '198.51.100.8')).toMatchObject({ status: 200 })
  })
})

describe('finding out who has an account', () => {
  const strangers = { known: '', blocked: '', unknown: 'never-seen@example.org' }

  test('fails by the answer, by the limits and by guessing: they are the same for every address', async () => {
    strangers.known = (await site.signIn()).email
    strangers.blocked = (await site.signIn({ blocked: true })).email
    const seen = await Promise.all(
      Object.values(strangers).map(async (email) => {
        const trace: unknown[] = []
        for (let count = 0; count < 3; count += 1) trace.push(await ask(email))
        for (let count = 0; count < 3; count += 1)
          trace.push(await site.call(calls.signUp, { body: { name: 'Eve', email } }))
        await site.settled()
        const codes = (await site.mailsTo(email)).map(codeIn)
        for (let count = 0; count < 7; count += 1) trace.push(await guess(email, otherThan(...codes)))
        return JSON.stringify(trace).replaceAll(/"retryAfter":\d+|in \d+ minutes/g, '')
      }),
    )
    expect(seen[0]).toContain('"sent":true')
    expect(new Set(seen).size).toBe(1)
  })

  test('fails by the clock: the answer is given before accounts are looked at', async () => {
    await site.settled()
    // Without the table of accounts everything that looks at it fails; the answer is the same all the same.
    await site.db.execute(sql`alter table users rename to hidden_users`)
    const answers = [
      await ask('timed@example.org'),
      await site.call(calls.signUp, { body: { name: 'Eve', email: 'timed@example.org' } }),
    ]
    await site.settled()
    await site.db.execute(sql`alter table hidden_users rename to users`)
    expect(answers).toMatchObject([{ data: { sent: true } }, { data: { sent: true } }])
    expect(site.logged()).toContain('"task":"sign-in mail"')
  })
})

describe('a request that lies', () => {
  test('about its host cannot bend the link', async () => {
    const mia = await site.signIn()
    await site.app.inject({
      method: 'POST',
      url: '/api/users/sign-in',
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' },
      payload: { email: mia.email },
    })
    const [mail] = await site.mailsTo(mia.email)
    expect(tokenIn(mail)).toHaveLength(43)
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil')
  })

  test.each([
    'a@example.org\r\nBcc: b@example.org',
    'a@example.org, b@example.org',
    '"a b"@example.org',
    'a@exämple.org',
    'аdmin@example.org',
    `${'x'.repeat(250)}@example.org`,
    'a@b',
    { address: 'a@example.org' },
    ['a@example.org'],
  ])('about its address (%j) sends nothing', async (email) => {
    for (const call of [calls.signIn, calls.signUp])
      expect(await site.call(call, { body: { name: 'Eve', email } as never })).toMatchObject({ status: 422 })
  })

  test('with a look-alike letter reaches the plain address only', async () => {
    // The Kelvin sign, which lower case turns into a plain k.
    await ask('\u212Aim@example.org')
    expect(await site.mailsTo('kim@example.org')).toHaveLength(1)
    expect(
      (await site.db.select().from(signInRequests).where(eq(signInRequests.email, 'kim@example.org'))).length,
    ).toBe(1)
  })

  test('cannot write its own words to a stranger through us', async () => {
    const name = 'You won http://evil.example'
    await site.call(calls.signUp, { body: { name, email: 'stranger@example.org' } })
    const [mail] = await site.mailsTo('stranger@example.org')
    expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain('evil')
  })
})

test('the logs name nobody who asked, guessed or was written to', async () => {
  const mia = await site.signIn()
  await ask(mia.email, '203.0.113.77')
  const [mail] = await site.mailsTo(mia.email)
  await guess(mia.email, '000000', '203.0.113.77')
  await site.call(calls.verify, { body: { token: tokenIn(mail) } })
  for (const personal of [mia.email, tokenIn(mail), codeIn(mail), '203.0.113.77'])
    expect(site.logged()).not.toContain(personal)
})
