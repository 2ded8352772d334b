import { calls, type UserId } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { users } from '#platform/db/schema.ts'
import { codeIn, tokenIn } from '#testing/mailed.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()
let people = 0

/** Somebody new, for whom an administrator has just made an account. */
async function invite(as: { admin?: boolean } = {}, by: { nickname?: string } = {}) {
  people += 1
  const email = `ida+${people}@example.org`
  const ada = await site.signIn({ admin: true, ...by })
  const created = await site.call(calls.createUser, { body: { name: 'Ida <b>', email, ...as } }, ada)
  if (!created.ok) throw new Error(created.problem.message)
  return { email, id: created.data.id, ada }
}

/** As long as the mail server is away nothing arrives; what happens meanwhile is looked at when it is back. */
async function whileMailIsAway(act: () => Promise<unknown>): Promise<void> {
  site.mailServerAnswers(450)
  onTestFinished(() => site.mailServerAnswers(250))
  await act()
  await site.settled()
  site.mailServerAnswers(250)
  await site.db.execute(sql`update graphile_worker._private_jobs set run_at = now()`)
  await site.settled()
}

const linkIn = (text = '') => /^http\S+$/m.exec(text)?.[0]

describe('whoever an administrator makes an account for', () => {
  test.each([{}, { admin: true }])('gets one mail that names the site and leads to signing in: %o', async (as) => {
    const { email } = await invite(as)
    const mails = await site.mailsTo(email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('You are invited to Huebook')
    expect(linkIn(mails[0]?.text)).toBe(`http://localhost:3000/sign-in?email=${encodeURIComponent(email)}`)
    expect(mails[0]?.html).toContain(`href="http://localhost:3000/sign-in?email=${encodeURIComponent(email)}"`)
    expect(mails[0]?.text?.includes('look after the site')).toBe('admin' in as)
  })

  test('reads who invites them, by the name others see, and of what site', async () => {
    const { email } = await invite({}, { nickname: 'Frau Ada' })
    const [mail] = await site.mailsTo(email)
    for (const part of [mail?.text, mail?.html])
      expect(part).toContain('Frau Ada, who looks after Huebook, has made an account there for you')
  })

  test('is told nothing in it that somebody typed about them, and nothing that opens the account', async () => {
    const { email } = await invite()
    const [mail] = await site.mailsTo(email)
    expect(mail?.text).not.toContain('Ida')
    expect(mail?.html).not.toContain('Ida')
    expect([tokenIn(mail), codeIn(mail)]).toEqual(['', ''])
  })

  test('asks for a link there, whenever that is, and is signed in', async () => {
    const { email, id } = await invite()
    await site.mailsTo(email)
    await site.call(calls.signIn, { body: { email } })
    const [, mail] = await site.mailsTo(email)
    expect(await site.call(calls.verify, { body: { token: tokenIn(mail) } })).toMatchObject({ data: { user: { id } } })
  })
})

describe('no invitation', () => {
  test('is sent where the address has an account already', async () => {
    const { email, ada } = await invite()
    expect(await site.call(calls.createUser, { body: { name: 'Ida', email } }, ada)).toMatchObject({ status: 409 })
    expect(await site.mailsTo(email)).toHaveLength(1)
  })

  test('is promised without the account it is about', async () => {
    const ada = await site.signIn({ admin: true })
    const body = { name: 'Ida', email: 'never-made@example.org' }
    await site.db.execute(
      sql`alter table audit_entries add constraint none_made check (action <> 'user_created') not valid`,
    )
    expect(await site.call(calls.createUser, { body }, ada)).toMatchObject({ status: 500 })
    await site.db.execute(sql`alter table audit_entries drop constraint none_made`)
    expect(await site.mailsTo(body.email)).toEqual([])
  })

  test.each<[string, (id: UserId) => Promise<unknown>]>([
    ['blocked', (id) => site.db.update(users).set({ blocked: true }).where(eq(users.id, id))],
    ['deleted', (id) => site.db.delete(users).where(eq(users.id, id))],
  ])('reaches somebody whose account was %s before it could be sent', async (_what, end) => {
    let email = ''
    await whileMailIsAway(async () => {
      const invited = await invite()
      email = invited.email
      await end(invited.id)
    })
    expect(await site.mailsTo(email)).toEqual([])
  })

  test('is lost while the mail server is away', async () => {
    let email = ''
    await whileMailIsAway(async () => {
      email = (await invite()).email
    })
    await expect.poll(() => site.mailsTo(email)).toHaveLength(1)
  })
})
