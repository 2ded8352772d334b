import { calls } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { coloreds, favorites, pages, sessions, signInRequests, users } from '#platform/db/schema.ts'
import { tokenIn } from '#testing/mailed.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite({ mailLimit: 30 })
const change = (caller: SignedIn, more: object = {}, client?: string) =>
  site.call(calls.updateCurrentUser, { body: { name: 'Mia', email: caller.email, photo: '', ...more } }, caller, client)
const emailOf = async (caller: SignedIn) =>
  (await site.db.select().from(users).where(eq(users.id, caller.id)))[0]?.email
const openLink = async (address: string) =>
  site.call(calls.verify, { body: { token: tokenIn((await site.mailsTo(address)).at(-1)) } })

describe('changing the own account', () => {
  test('changes the name at once', async () => {
    const mia = await site.signIn()
    expect(await change(mia, { name: ' Mia Maria ' })).toMatchObject({
      data: { updated: true, user: { id: mia.id, name: 'Mia Maria', email: mia.email } },
    })
    expect(await site.mailsTo(mia.email)).toEqual([])
  })

  test("touches nobody else's account and nothing else of the own, whatever is sent along", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn({ name: 'Ben' })]
    await change(mia, { id: ben.id, admin: true, blocked: true, stripe_id: 'cus_1', created_at: '2000-01-01' })
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({
      data: { admin: false, blocked: false, stripe_id: '' },
    })
    expect(await site.call(calls.readCurrentUser, {}, ben)).toMatchObject({ data: { name: 'Ben' } })
  })
})

describe('changing the email address', () => {
  test('takes effect when the link in the new mailbox is opened, and the old one is told', async () => {
    const mia = await site.signIn()
    expect(await change(mia, { name: 'Mia M', email: 'Mia.New@Example.org' })).toMatchObject({
      data: { updated: true, user: { name: 'Mia M', email: mia.email } },
    })
    const [notice] = await site.mailsTo(mia.email)
    expect(notice?.subject).toBe('Your email address at Huebook is about to change')
    expect(notice?.text).toContain('mia.new@example.org')
    expect(await emailOf(mia)).toBe(mia.email)
    expect(await openLink('mia.new@example.org')).toMatchObject({
      data: { user: { id: mia.id, email: 'mia.new@example.org' }, plan: null },
    })
    expect(await emailOf(mia)).toBe('mia.new@example.org')
    expect(await openLink('mia.new@example.org')).toMatchObject({ problem: { code: 'LINK_DEAD' } })
  })

  test("ends the account's other sessions, and none of another user's", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    await change(mia, { email: 'moved@example.org' })
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ ok: true })
    const opened = await openLink('moved@example.org')
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ problem: { code: 'SIGNED_OUT' } })
    const moved = { ...mia, token: opened.ok ? opened.data.token : '' }
    expect(await site.call(calls.readCurrentUser, {}, moved)).toMatchObject({ data: { id: mia.id } })
    expect(await site.call(calls.readCurrentUser, {}, ben)).toMatchObject({ ok: true })
  })

  test('leaves sessions alone when the address is taken', async () => {
    const mia = await site.signIn()
    await change(mia, { email: 'gone-before@example.org' })
    await site.settled()
    await site.signIn({ email: 'gone-before@example.org' })
    await openLink('gone-before@example.org')
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ ok: true })
  })

  test('needs the link: no code is mailed, and none can be guessed', async () => {
    const mia = await site.signIn()
    await change(mia, { email: 'codeless@example.org' })
    const [mail] = await site.mailsTo('codeless@example.org')
    expect(mail?.text).not.toMatch(/code/i)
    expect(await site.call(calls.verify, { body: { email: 'codeless@example.org', code: '123456' } })).toMatchObject({
      problem: { code: 'CODE_WRONG' },
    })
  })

  test('to an address of somebody else is answered alike, and only the mail tells', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const taken = await change(mia, { email: ben.email })
    const [mail] = await site.mailsTo(ben.email)
    expect(taken).toEqual(await change(mia, { email: 'free@example.org' }))
    expect(mail?.subject).toBe('This address already has an account at Huebook')
    expect([tokenIn(mail), mail?.html?.includes('/verify/')]).toEqual(['', false])
  })

  test('fails clearly when somebody has signed up with the address meanwhile, and the link is spent', async () => {
    const mia = await site.signIn()
    await change(mia, { email: 'wanted@example.org' })
    await site.settled()
    await site.signIn({ email: 'wanted@example.org' })
    expect(await openLink('wanted@example.org')).toMatchObject({ status: 409, problem: { code: 'EMAIL_TAKEN' } })
    expect(await openLink('wanted@example.org')).toMatchObject({ problem: { code: 'LINK_DEAD' } })
    expect(await emailOf(mia)).toBe(mia.email)
  })

  test('counts for the last address that was typed', async () => {
    const mia = await site.signIn()
    await change(mia, { email: 'tpyo@example.org' })
    await site.settled()
    await change(mia, { email: 'typo@example.org' })
    expect(await openLink('tpyo@example.org')).toMatchObject({ problem: { code: 'LINK_DEAD' } })
    expect(await openLink('typo@example.org')).toMatchObject({ ok: true })
  })

  test('survives saving the form again with the old address while the link is on its way', async () => {
    const mia = await site.signIn()
    await change(mia, { email: 'patient@example.org' })
    await change(mia, { name: 'Mia again' })
    expect(await openLink('patient@example.org')).toMatchObject({ data: { user: { name: 'Mia again' } } })
  })

  test('does not happen once the account is blocked or deleted', async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    await change(mia, { email: 'blocked.new@example.org' })
    await change(ben, { email: 'deleted.new@example.org' })
    await site.settled()
    await site.db.update(users).set({ blocked: true }).where(eq(users.id, mia.id))
    await site.call(calls.deleteCurrentUser, {}, ben)
    expect(await openLink('blocked.new@example.org')).toMatchObject({ status: 403 })
    expect(await openLink('deleted.new@example.org')).toMatchObject({ problem: { code: 'LINK_DEAD' } })
    expect(await emailOf(mia)).toBe(mia.email)
  })

  test('cannot be used to fill a mailbox, not even by deleting the account in between', async () => {
    const victim = 'victim@example.org'
    for (let count = 0; count < 5; count += 1) {
      const thrown = await site.signIn()
      expect(await change(thrown, { email: victim })).toMatchObject({ ok: true })
      await site.settled()
      await site.call(calls.deleteCurrentUser, {}, thrown)
    }
    const mia = await site.signIn({ name: 'Mia' })
    expect(await change(mia, { name: 'Not saved', email: victim })).toMatchObject({ status: 429 })
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ data: { name: 'Mia' } })
    expect(await site.mailsTo(victim)).toHaveLength(5)
  })

  test('counts for the client who asks, too', async () => {
    const mia = await site.signIn()
    for (let count = 0; count < 30; count += 1) await change(mia, { email: `s${count}@example.org` }, '198.51.100.3')
    expect(await change(mia, { email: 's31@example.org' }, '198.51.100.3')).toMatchObject({ status: 429 })
  })
})

describe('an administrator', () => {
  test("changes another user's name at once, and their address when its link is opened", async () => {
    const [admin, mia] = [await site.signIn({ admin: true }), await site.signIn()]
    const body = { name: 'Renamed', email: 'admin-chosen@example.org', photo: '' }
    expect(await site.call(calls.updateUser, { params: { id: mia.id }, body }, admin)).toMatchObject({
      data: { updated: true, user: { id: mia.id, name: 'Renamed', email: mia.email } },
    })
    expect(await openLink('admin-chosen@example.org')).toMatchObject({ data: { user: { id: mia.id } } })
    expect(await emailOf(mia)).toBe('admin-chosen@example.org')
  })

  test('hears that nobody is there', async () => {
    const admin = await site.signIn({ admin: true })
    const params = { id: '00000000-0000-4000-8000-000000000000' as never }
    const body = { name: 'Nobody', email: 'n@example.org', photo: '' }
    expect(await site.call(calls.updateUser, { params, body }, admin)).toMatchObject({ status: 404 })
    expect(await site.mailsTo('n@example.org')).toEqual([])
  })

  test("is who it takes: another user's account stays as it is", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn({ name: 'Ben' })]
    const body = { name: 'Hacked', email: ben.email, photo: '' }
    expect(await site.call(calls.updateUser, { params: { id: ben.id }, body }, mia)).toMatchObject({ status: 403 })
    expect(await site.call(calls.readCurrentUser, {}, ben)).toMatchObject({ data: { name: 'Ben' } })
  })
})

describe('deleting the account', () => {
  test("removes it with everything that leads to it, and no other user's", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    await site.call(calls.signIn, { body: { email: mia.email } })
    const [mail] = await site.mailsTo(mia.email)
    expect(await site.call(calls.deleteCurrentUser, {}, mia)).toMatchObject({ data: { deleted: true } })
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ status: 401 })
    expect(await site.call(calls.readCurrentUser, {}, ben)).toMatchObject({ ok: true })
    expect(await site.db.select().from(sessions).where(eq(sessions.userId, mia.id))).toEqual([])
    expect(await site.db.select().from(signInRequests).where(eq(signInRequests.email, mia.email))).toEqual([])
    expect(await site.call(calls.verify, { body: { token: tokenIn(mail) } })).toMatchObject({
      problem: { code: 'LINK_DEAD' },
    })
  })

  test("takes its favourites and colourings off other people's pages, and nobody else's", async () => {
    const [mia, ben] = [await site.signIn(), await site.signIn()]
    const files = { illustration: 'a.png', preview: 'b.png', width: 1, height: 1, public: true }
    const [liked, other] = await site.db
      .insert(pages)
      .values([
        { userId: ben.id, title: 'Owl', ...files, favoritedCount: 2, coloredCount: 2 },
        { userId: ben.id, title: 'Fox', ...files, favoritedCount: 1, coloredCount: 1 },
      ])
      .returning()
    if (!liked || !other) throw new Error('no pages were created')
    for (const { id } of [mia, ben]) {
      await site.db.insert(favorites).values({ userId: id, pageId: liked.id })
      await site.db.insert(coloreds).values({ userId: id, pageId: liked.id, photo: 'c.png', preview: 'd.png' })
    }
    await site.call(calls.deleteCurrentUser, {}, mia)
    const counts = await site.db
      .select({ title: pages.title, favorited: pages.favoritedCount, colored: pages.coloredCount })
      .from(pages)
      .orderBy(pages.title)
    expect(counts).toEqual([
      { title: 'Fox', favorited: 1, colored: 1 },
      { title: 'Owl', favorited: 1, colored: 1 },
    ])
  })

  test('waits for a link that is being opened at the same moment, without the two blocking each other', async () => {
    const mia = await site.signIn()
    await change(mia, { email: 'moment@example.org' })
    const opening = await site.db.$client.connect()
    const waiting = async () =>
      (
        await site.db.execute(sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      ).rows.length
    // A verification does this first, and needs the account a moment later.
    await opening.query('begin')
    await opening.query('update sign_in_requests set used_at = now() where user_id = $1', [mia.id])
    const deleting = site.call(calls.deleteCurrentUser, {}, mia)
    await expect.poll(waiting).toBe(1)
    await opening.query(`set local lock_timeout = '500ms'`)
    await opening.query('select 1 from users where id = $1 for key share', [mia.id])
    await opening.query('commit')
    opening.release()
    expect(await deleting).toMatchObject({ data: { deleted: true } })
  })

  test('is refused to the only administrator, blocked ones not counted, and to one of two who leave at once', async () => {
    await site.db.update(users).set({ admin: false })
    const [ada, eva] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
    await site.signIn({ admin: true, blocked: true })
    const answers = await Promise.all([ada, eva].map((admin) => site.call(calls.deleteCurrentUser, {}, admin)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      problem: {
        code: 'LAST_ADMIN',
        message: 'This is the only administrator, so the account has to stay',
      },
    })
    const admins = await site.db.execute(sql`select 1 from users where admin and not blocked`)
    expect(admins.rows).toHaveLength(1)
  })
})
