import { calls } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { settings, signInRequests } from '#platform/db/schema.ts'
import { codeIn, tokenIn } from '#testing/mailed.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()

async function mailOf(siteName: string) {
  await site.db
    .insert(settings)
    .values({ name: 'app_name', value: siteName })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: siteName },
    })
  const mia = await site.signIn()
  await site.call(calls.signIn, { body: { email: mia.email } })
  const mails = await site.mailsTo(mia.email)
  expect(mails).toHaveLength(1)
  return mails[0]
}

describe('a mail', () => {
  test("comes in the site's name, from the operator's address, as text and as HTML", async () => {
    const mail = await mailOf('Malkasten')
    expect(mail?.from).toMatchObject({ name: 'Malkasten', address: 'no-reply@huebook.test' })
    expect(mail?.subject).toBe('Sign in to Malkasten')
    expect(mail?.html).toContain(`http://localhost:3000/verify/${tokenIn(mail)}`)
    expect(mail?.html).toContain(`>${codeIn(mail)}<`)
  })

  test.each([
    ['Evil\r\nBcc: victim@example.org', 'Evil Bcc: victim@example.org'],
    ['Quote" <evil@example.org>, "', 'Quote" <evil@example.org>, "'],
    ['Bücher 🎨', 'Bücher 🎨'],
  ])('of a site called %j has one sender, one recipient and a subject in one line', async (name, shown) => {
    const mail = await mailOf(name)
    expect(mail?.subject).toBe(`Sign in to ${shown}`.trim())
    expect(mail?.from).toMatchObject({ name: shown, address: 'no-reply@huebook.test' })
    expect(mail?.to).toHaveLength(1)
    expect([mail?.bcc, mail?.cc]).toEqual([undefined, undefined])
  })
})

describe('a mail that was promised', () => {
  const answers = (code: 450 | 550) => {
    site.mailServerAnswers(code)
    onTestFinished(() => site.mailServerAnswers(250))
  }
  const isWaiting = async () => (await site.db.execute(sql`select 1 from graphile_worker.jobs`)).rows.length > 0
  const tryNow = async () => {
    await site.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
    await site.settled()
  }

  test('and put off by the mail server arrives once it takes it, and signs in', async () => {
    const mia = await site.signIn()
    answers(450)
    expect(await site.call(calls.signIn, { body: { email: mia.email } })).toMatchObject({ data: { sent: true } })
    expect(await site.mailsTo(mia.email)).toEqual([])
    site.mailServerAnswers(250)
    await expect.poll(() => site.mailsTo(mia.email)).toHaveLength(1)
    const [mail] = await site.mailsTo(mia.email)
    expect(await site.call(calls.verify, { body: { token: tokenIn(mail) } })).toMatchObject({ ok: true })
    await expect.poll(isWaiting).toBe(false)
  })

  test('and refused for good is given up, with a line that names nobody', async () => {
    const mia = await site.signIn()
    answers(550)
    await site.call(calls.signIn, { body: { email: mia.email } })
    await expect.poll(() => site.logged()).toContain('a job was given up')
    await expect.poll(isWaiting).toBe(false)
    expect(site.logged()).toContain('refused the sender or the recipient (550)')
    expect(site.logged()).not.toContain(mia.email)
  })

  test('is not sent any more once its link is dead', async () => {
    const mia = await site.signIn()
    answers(450)
    await site.call(calls.signIn, { body: { email: mia.email } })
    await site.settled()
    await site.db.update(signInRequests).set({ expiresAt: sql`now()` }).where(eq(signInRequests.email, mia.email))
    site.mailServerAnswers(250)
    await tryNow()
    expect(await site.mailsTo(mia.email)).toEqual([])
    await expect.poll(isWaiting).toBe(false)
  })

  test('is promised together with what it is about: a failed change promises none', async () => {
    const mia = await site.signIn()
    const body = { name: 'Mia', email: 'never-asked@example.org', photo: '' }
    await site.db.execute(sql`alter table users add constraint no_mia check (name <> 'Mia') not valid`)
    expect(await site.call(calls.updateCurrentUser, { body }, mia)).toMatchObject({ status: 500 })
    await site.db.execute(sql`alter table users drop constraint no_mia`)
    expect(await site.mailsTo(body.email)).toEqual([])
    expect(await site.mailsTo(mia.email)).toEqual([])
  })

  test('says in its link what it is for, so that its screen can, too', async () => {
    const mia = await site.signIn()
    const body = { name: 'Mia', email: 'mia.moves@example.org', photo: '' }
    await site.call(calls.updateCurrentUser, { body }, mia)
    const linkIn = async (address: string) =>
      /^http\S+$/m.exec((await site.mailsTo(address))[0]?.text ?? '')?.[0].replace(/[\w-]{43}/, 'TOKEN')
    expect(await linkIn(body.email)).toBe('http://localhost:3000/verify/TOKEN?for=email')
    expect(await linkIn(mia.email)).toBe('http://localhost:3000/verify/TOKEN?for=undo')
  })
})
