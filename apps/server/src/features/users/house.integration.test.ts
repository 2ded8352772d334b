import { calls, type UserId } from '@huebook/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#platform/db/schema.ts'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()
let ada: SignedIn
let id: UserId

const house = async () => (await site.db.select().from(users).where(eq(users.house, true)))[0]

beforeAll(async () => {
  ada = await site.signIn({ admin: true })
  await site.db.insert(users).values({ name: 'Huebook', email: 'gallery@huebook.invalid', house: true })
  id = (await house())?.id as UserId
})

const details = { name: 'Somebody', email: 'somebody@example.org', photo: '' }
const terms = { until: null, reason: 'A prize' }

test.each([
  ['read', () => site.call(calls.readUser, { params: { id } }, ada)],
  ['edited', () => site.call(calls.updateUser, { params: { id }, body: details }, ada)],
  ['blocked', () => site.call(calls.toggleUserBlocked, { params: { id } }, ada)],
  ['written to', () => site.call(calls.sendSignInLink, { params: { id } }, ada)],
  ['given a plan', () => site.call(calls.givePlan, { params: { id }, body: { plan: 'starter', ...terms } }, ada)],
])('the account that owns the gallery cannot be %s: it is nobody', async (_what, attempt) => {
  const before = await house()
  expect(await attempt()).toMatchObject({ status: 404, problem: { code: 'USER_NOT_FOUND' } })
  expect(await house()).toEqual(before)
})
