import { calls, type UserId } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { plans, subscriptions } from '#platform/db/schema.ts'
import { testSite } from '#testing/test-site.ts'

const site = testSite()
const DAY = 24 * 60 * 60 * 1000

describe('an administrator creates an account', () => {
  test('which is on the free plan and can be read again', async () => {
    const admin = await site.signIn({ admin: true })
    const created = await site.call(
      calls.createUser,
      { body: { name: ' Ida ', email: 'Ida@Example.org', photo: '' } },
      admin,
    )
    expect(created).toMatchObject({
      data: {
        name: 'Ida',
        email: 'ida@example.org',
        admin: false,
        plan: { name: 'free', paid: false },
        subscription: null,
      },
    })
    const id = created.ok ? created.data.id : ('' as UserId)
    expect(await site.call(calls.readUser, { params: { id } }, admin)).toEqual(created)
  })

  test('only once for each address, even when two do it at the same moment', async () => {
    const admin = await site.signIn({ admin: true })
    const body = { name: 'Twin', email: 'twin@example.org' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => site.call(calls.createUser, { body }, admin)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(7)
  })

  test.each([
    [{ name: '', email: 'a@example.org' }, 'Please enter a name'],
    [{ name: 'x'.repeat(81), email: 'a@example.org' }, 'A name has at most 80 characters'],
    [{ name: 'A\nB', email: 'a@example.org' }, 'A name cannot contain line breaks'],
    [{ name: 'A', email: '' }, 'Please enter an email address'],
    [{ name: 'A', email: 'nobody' }, 'That address is not complete: it needs something like name@example.com'],
    [{ name: 'A\0', email: 'a@example.org' }, 'Text cannot contain invisible zero characters'],
  ])('and is told what is wrong with %o', async (body, message) => {
    const admin = await site.signIn({ admin: true })
    expect(await site.call(calls.createUser, { body }, admin)).toMatchObject({ status: 422, problem: { message } })
  })
})

describe('the signed-in account', () => {
  test('is the one the token belongs to', async () => {
    const mia = await site.signIn({ name: 'Mia' })
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ data: { id: mia.id, name: 'Mia' } })
  })

  test.each([
    ['while the subscription goes on', null, 'starter'],
    ['after cancelling, until the period ends', new Date(Date.now() + DAY), 'starter'],
    ['no longer once it has expired', new Date(Date.now() - DAY), 'free'],
  ])('has the paid plan %s', async (_when, expireAt, expected) => {
    const mia = await site.signIn()
    const starter = (await site.db.select().from(plans)).find(({ name }) => name === 'starter')
    await site.db.insert(subscriptions).values({
      userId: mia.id,
      planId: starter?.id as NonNullable<typeof starter>['id'],
      stripeSubscriptionId: `sub_${mia.id}`,
      priceCents: 499,
      periodStart: new Date(Date.now() - 20 * DAY),
      periodEnd: new Date(Date.now() + 10 * DAY),
      expireAt,
    })
    expect(await site.call(calls.readCurrentUser, {}, mia)).toMatchObject({ data: { plan: { name: expected } } })
  })
})
