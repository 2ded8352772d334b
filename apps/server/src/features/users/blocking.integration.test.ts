import { calls } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { uploads, users } from '#platform/db/schema.ts'
import { codeIn } from '#testing/mailed.ts'
import { picture, sendPicture } from '#testing/pictures.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
const toggle = (whom: SignedIn, by: SignedIn) => site.call(calls.toggleUserBlocked, { params: { id: whom.id } }, by)
const read = (caller: SignedIn) => site.call(calls.readCurrentUser, {}, caller)

describe('blocking', () => {
  test("throws the person out with their next call, which says why; nobody else's", async () => {
    const [admin, mia, ben] = [await site.signIn({ admin: true }), await site.signIn(), await site.signIn()]
    expect(await toggle(mia, admin)).toMatchObject({ data: { blocked: true } })
    expect(await read(mia)).toMatchObject({
      status: 401,
      problem: { code: 'BLOCKED', message: 'This account has been blocked. Please contact support' },
    })
    expect(await read(ben)).toMatchObject({ ok: true })
  })

  test('ends all sessions of the person for good, and nobody else’s', async () => {
    const [admin, mia, ben] = [await site.signIn({ admin: true }), await site.signIn(), await site.signIn()]
    await toggle(mia, admin)
    // However somebody is unblocked: what was ended does not begin again.
    await site.db.update(users).set({ blocked: false }).where(eq(users.id, mia.id))
    expect(await read(mia)).toMatchObject({ status: 401, problem: { code: 'SIGNED_OUT' } })
    expect(await read(ben)).toMatchObject({ ok: true })
  })

  test('ends when it is toggled again, and the person signs in anew', async () => {
    const [admin, mia] = [await site.signIn({ admin: true }), await site.signIn()]
    await toggle(mia, admin)
    expect(await toggle(mia, admin)).toMatchObject({ data: { blocked: false } })
    expect(await read(mia)).toMatchObject({ status: 401, problem: { code: 'SIGNED_OUT' } })
    await site.call(calls.signIn, { body: { email: mia.email } })
    const code = codeIn((await site.mailsTo(mia.email)).at(-1))
    expect(await site.call(calls.verify, { body: { email: mia.email, code } })).toMatchObject({ ok: true })
  })

  test('keeps out what was still on its way', async () => {
    const [admin, mia] = [await site.signIn({ admin: true }), await site.signIn()]
    const put = site.storage.put.bind(site.storage)
    const slow = vi.spyOn(site.storage, 'put').mockImplementation(async (...file) => {
      await toggle(mia, admin)
      await put(...file)
    })
    onTestFinished(() => slow.mockRestore())
    const answer = await sendPicture(site, mia, await picture().png().toBuffer())
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'BLOCKED'])
    expect(await site.db.select().from(uploads).where(eq(uploads.userId, mia.id))).toEqual([])
  })

  test('oneself is refused', async () => {
    const admin = await site.signIn({ admin: true })
    expect(await toggle(admin, admin)).toMatchObject({
      status: 403,
      problem: { code: 'SELF_BLOCK', message: 'You cannot block yourself' },
    })
    expect(await read(admin)).toMatchObject({ ok: true })
  })

  test('each other at the same moment leaves one of two administrators', async () => {
    for (let round = 0; round < 5; round += 1) {
      await site.db.execute(sql`update users set admin = false`)
      const [ada, eva] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
      const answers = await Promise.all([toggle(ada, eva), toggle(eva, ada)])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
      const left = await site.db.execute(sql`select 1 from users where admin and not blocked`)
      expect(left.rows).toHaveLength(1)
    }
  })

  test('somebody who is not there is a 404', async () => {
    const admin = await site.signIn({ admin: true })
    const gone = { ...admin, id: '00000000-0000-4000-8000-000000000000' as SignedIn['id'] }
    expect(await toggle(gone, admin)).toMatchObject({ status: 404, problem: { code: 'USER_NOT_FOUND' } })
  })

  test("is for administrators: another user's account stays open", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    expect(await toggle(ben, mia)).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } })
    expect(await read(ben)).toMatchObject({ ok: true })
  })
})
