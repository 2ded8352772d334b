import { type AuditEntry, calls, type PageId } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditEntries, coloreds, pages, plans } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let ada: SignedIn

beforeAll(async () => {
  ada = await site.signIn({ admin: true, name: 'Ada' })
})

async function read(query: { search?: string; userId?: SignedIn['id'] } = {}, as = ada): Promise<AuditEntry[]> {
  const answer = await site.call(calls.paginateAudit, { query }, as)
  if (!answer.ok) throw new Error(answer.problem.message)
  return answer.data.data
}

async function addPage(owner: SignedIn, title: string): Promise<PageId> {
  const files = { illustration: 'a.png', preview: 'a.webp', width: 10, height: 10 }
  const [page] = await site.db
    .insert(pages)
    .values({ userId: owner.id, title, public: true, reviewed: false, ...files })
    .returning()
  if (!page) throw new Error('no page was created')
  return page.id
}

describe('the audit log', () => {
  test('says who blocked, unblocked, created and edited whom', async () => {
    const mia = await site.signIn({ name: 'Mia' })
    const params = { id: mia.id }
    await site.call(calls.toggleUserBlocked, { params }, ada)
    await site.call(calls.toggleUserBlocked, { params }, ada)
    const body = { name: 'Mia Berg', email: 'mia.berg@example.org', photo: '' }
    await site.call(calls.updateUser, { params, body }, ada)
    expect(await read({ userId: mia.id })).toMatchObject([
      { action: 'user_edited', actor: { name: 'Ada' }, user: { name: 'Mia Berg' }, fields: ['name', 'email'] },
      { action: 'user_unblocked', actor: { name: 'Ada' } },
      { action: 'user_blocked', actor: { name: 'Ada' } },
    ])
    const created = await site.call(calls.createUser, { body: { name: 'Zoe', email: 'zoe@example.org' } }, ada)
    const id = created.ok ? created.data.id : mia.id
    expect(await read({ userId: id })).toMatchObject([{ action: 'user_created', user: { name: 'Zoe' } }])
  })

  test('says which setting was changed, never to what, and nothing of what a form only sends back', async () => {
    const set = (name: 'tagline' | 'openai_key', value: string) =>
      site.call(calls.updateSetting, { params: { name }, body: { value } }, ada)
    await set('tagline', 'Colour every day')
    await set('tagline', 'Colour every day')
    await set('openai_key', 'sk-very-secret')
    await set('openai_key', 'sk-very-secret')
    expect(await read({ search: 'tagline' })).toMatchObject([{ action: 'setting_changed', setting: 'tagline' }])
    expect(await read({ search: 'openai key' })).toMatchObject([{ setting: 'openai_key', fields: [] }])
    expect(JSON.stringify(await site.db.select().from(auditEntries))).not.toMatch(/very-secret|every day/)
  })

  test('says which plan was edited, and what of it', async () => {
    const [plan] = await site.db.select().from(plans).where(eq(plans.name, 'starter'))
    if (!plan) throw new Error('no such plan')
    const { title, description, publicPageLimit, pageCreationLimit } = plan
    const body = { name: 'starter' as const, title, description, price: 5.99, publicPageLimit, pageCreationLimit }
    await site.call(calls.updatePlan, { params: { name: 'starter' }, body }, ada)
    await site.call(calls.updatePlan, { params: { name: 'starter' }, body }, ada)
    expect(await read({ search: 'plan edited' })).toMatchObject([
      { action: 'plan_edited', plan: { title: 'Starter' }, fields: ['priceCents'] },
    ])
  })

  test('says who had a sign-in link sent to whom, and nothing of one that was refused', async () => {
    const mia = await site.signIn({ name: 'Mia' })
    const params = { id: mia.id }
    expect(await site.call(calls.sendSignInLink, { params }, ada)).toMatchObject({ ok: true })
    await site.call(calls.toggleUserBlocked, { params }, ada)
    expect(await site.call(calls.sendSignInLink, { params }, ada)).toMatchObject({ status: 409 })
    expect(await read({ userId: mia.id })).toMatchObject([
      { action: 'user_blocked' },
      { action: 'sign_in_link_sent', actor: { name: 'Ada' }, user: { name: 'Mia' } },
    ])
    expect(await read({ search: 'sign in link' })).toMatchObject([{ user: { name: 'Mia' } }])
  })

  test('is found by what of something was changed, in the words it is read in', async () => {
    const [plan] = await site.db.select().from(plans).where(eq(plans.name, 'advanced'))
    if (!plan) throw new Error('no such plan')
    const { title, description, publicPageLimit } = plan
    const body = { name: 'advanced' as const, title, description, price: 12.5, publicPageLimit, pageCreationLimit: 7 }
    await site.call(calls.updatePlan, { params: { name: 'advanced' }, body }, ada)
    await site.db.insert(auditEntries).values({
      action: 'setting_changed',
      actorId: ada.id,
      setting: 'website',
      fields: ['howItWorks', 'callToAction'],
    })
    expect(await read({ search: 'limit on create pages' })).toMatchObject([{ plan: { title: 'Advanced' } }])
    expect(await read({ search: 'call to action' })).toMatchObject([{ setting: 'website' }])
    expect(await read({ search: 'pageCreationLimit' })).toEqual([])
  })

  test('says who decided about whose page, and administrators see it on the page', async () => {
    const mia = await site.signIn({ name: 'Mia Fuchs' })
    const id = await addPage(mia, 'A fox in the fog')
    const list = await site.call(calls.paginateReviews, { query: {} }, ada)
    const review = list.ok ? list.data.data.find(({ page }) => page.id === id) : undefined
    const body = { decision: 'block' as const, version: review?.version ?? '', reason: 'Too gloomy' }
    await site.call(calls.decideReview, { params: { id }, body }, ada)
    const theirs = { id, owner: { id: mia.id, name: 'Mia Fuchs' } }
    expect(await read({ search: 'fog' })).toMatchObject([
      { action: 'page_blocked', page: theirs, reason: 'Too gloomy' },
    ])
    expect(await read({ search: 'fuchs' })).toMatchObject([{ page: theirs }])
    const shownTo = async (caller: SignedIn, scope: 'public' | 'owned') => {
      const answer = await site.call(calls.paginatePages, { query: { scope } }, caller)
      return answer.ok ? answer.data.data.find((page) => page.id === id) : undefined
    }
    expect((await shownTo(ada, 'public'))?.blocked_by).toMatchObject({ name: 'Ada' })
    expect(await shownTo(mia, 'owned')).not.toHaveProperty('blocked_by')
    await site.call(calls.togglePageBlocked, { params: { id } }, ada)
    expect((await read({ search: 'fog' })).map(({ action }) => action)).toEqual(['page_unblocked', 'page_blocked'])
  })

  test('says why a page was blocked where that was written, which its owner reads as well and nobody else', async () => {
    const [mia, uwe] = [await site.signIn({ name: 'Mia' }), await site.signIn({ name: 'Uwe' })]
    const id = await addPage(mia, 'A dragon with a telephone')
    await site.db.update(pages).set({ reviewed: true }).where(eq(pages.id, id))
    await site.db.insert(coloreds).values({ userId: uwe.id, pageId: id, photo: 'c.png', preview: 'c.webp' })
    const toggle = (body?: { reason: string }) => site.call(calls.togglePageBlocked, { params: { id }, body }, ada)
    const shownTo = async (caller: SignedIn, scope: 'public' | 'owned' | 'colored') => {
      const answer = await site.call(calls.paginatePages, { query: { scope } }, caller)
      return answer.ok ? answer.data.data.find((page) => page.id === id) : undefined
    }
    const reason = 'There is a telephone number on it'
    expect(await toggle({ reason })).toMatchObject({ data: { blocked: true } })
    expect(await read({ search: 'telephone number' })).toMatchObject([{ action: 'page_blocked', reason, page: { id } }])
    expect(await shownTo(mia, 'owned')).toMatchObject({ blocked: true, blocked_reason: reason })
    expect(await shownTo(ada, 'public')).toMatchObject({ blocked_by: { name: 'Ada' }, blocked_reason: reason })
    expect(await shownTo(uwe, 'colored')).not.toHaveProperty('blocked_reason')
    // Unblocked, and blocked again without a word.
    await toggle()
    expect(await shownTo(mia, 'owned')).not.toHaveProperty('blocked_reason')
    await toggle()
    expect(await shownTo(mia, 'owned')).toMatchObject({ blocked: true })
    expect(await shownTo(mia, 'owned')).not.toHaveProperty('blocked_reason')
    expect(await toggle({ reason: 'x'.repeat(300) })).toMatchObject({ status: 422 })
    await site.call(calls.deleteCurrentUser, {}, mia)
    expect(await read({ search: 'telephone number' })).toEqual([])
  })

  test('knows nothing of what was not done', async () => {
    const before = (await read()).length
    await site.call(calls.toggleUserBlocked, { params: { id: ada.id } }, ada)
    await site.call(calls.updateSetting, { params: { name: 'app_name' }, body: { value: '' } }, ada)
    expect(await read()).toHaveLength(before)
  })

  test('outlives whom it speaks of, and no longer says who they were', async () => {
    const [eva, mia] = [await site.signIn({ admin: true, name: 'Eva' }), await site.signIn({ name: 'Mia' })]
    const body = { name: 'Mia the second', email: mia.email, photo: '' }
    await site.call(calls.updateUser, { params: { id: mia.id }, body }, eva)
    const [entry] = await read({ userId: mia.id })
    const find = async () => (await read()).find(({ id }) => id === entry?.id)
    await site.call(calls.deleteCurrentUser, {}, eva)
    expect(await find()).toMatchObject({ actor: null, user: { name: 'Mia the second' } })
    await site.call(calls.deleteCurrentUser, {}, mia)
    expect(await find()).toMatchObject({ action: 'user_edited', actor: null, user: null, fields: ['name'] })
    const kept = JSON.stringify(await site.db.select().from(auditEntries))
    expect([kept.includes(eva.id), kept.includes(mia.id)]).toEqual([false, false])
  })
})

test('two administrators who edit each other at once do not wait for each other', async () => {
  const [eva, ida] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
  const edit = (of: SignedIn, by: SignedIn, name: string) =>
    site.call(calls.updateUser, { params: { id: of.id }, body: { name, email: of.email, photo: '' } }, by)
  for (let round = 0; round < 20; round += 1) {
    const answers = await Promise.all([edit(eva, ida, `Eva ${round}`), edit(ida, eva, `Ida ${round}`)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  }
})
