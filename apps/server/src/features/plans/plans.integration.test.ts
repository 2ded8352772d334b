import { calls, type Plan, type PlanId } from '@huebook/contract'
import { describe, expect, test } from 'vitest'
import { type SignedIn, testSite } from '#testing/test-site.ts'

const site = testSite()

async function plan(name: Plan['name']): Promise<Plan> {
  const answer = await site.call(calls.listPlans, {})
  const found = answer.ok && answer.data.find((one) => one.name === name)
  if (!found) throw new Error(`there is no plan ${name}`)
  return found
}

const change = (name: Plan['name'], body: object, admin: SignedIn) =>
  site.call(
    calls.updatePlan,
    {
      params: { name },
      body: { name, title: 'Plan', description: '', price: 0, publicPageLimit: 1, pageCreationLimit: 1, ...body },
    },
    admin,
  )

describe('the plans of a new site', () => {
  test('are free, starter and advanced, the cheapest first, to be read by anybody', async () => {
    const answer = await site.call(calls.listPlans, {})
    expect(answer.ok && answer.data.map(({ name, price, discount }) => [name, price, discount])).toEqual([
      ['free', 0, 0],
      ['starter', 4.99, 0],
      ['advanced', 9.99, 20],
    ])
  })

  test('leave out the free one where only paid plans are asked for', async () => {
    const answer = await site.call(calls.listPaidPlans, {}, await site.signIn())
    expect(answer.ok && answer.data.map(({ name }) => name)).toEqual(['starter', 'advanced'])
  })
})

test('a plan is for sale once it has a card price and somebody takes the payments, and no longer', async () => {
  const admin = await site.signIn({ admin: true })
  const setKey = (value: string) =>
    site.call(calls.updateSetting, { params: { name: 'stripe_key' }, body: { value } }, admin)
  const isForSale = async () => (await plan('starter')).for_sale
  await change('starter', { price: 4.99, stripePriceId: 'price_for_sale' }, admin)
  expect(await isForSale()).toBe(false)
  await setKey('sk_test_for_sale')
  await expect.poll(isForSale).toBe(true)
  expect([(await plan('free')).for_sale, (await plan('advanced')).for_sale]).toEqual([false, false])
  await setKey('')
  await expect.poll(isForSale).toBe(false)
})

describe('of two administrators who edit a plan at once', () => {
  /** A plan as a form has opened it. */
  const opened = ({ title, description, price, discount, ...plan }: Plan) => ({
    title,
    description,
    price,
    discount,
    publicPageLimit: plan.public_page_limit,
    pageCreationLimit: plan.page_creation_limit,
    stripePriceId: plan.stripe_price_id,
  })

  test('each changes another field, and both stay', async () => {
    const [ada, eva] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
    const base = opened(await plan('starter'))
    expect(await change('starter', { ...base, title: 'By Ada', base }, ada)).toMatchObject({ status: 200 })
    expect(await change('starter', { ...base, price: 6.5, base }, eva)).toMatchObject({ status: 200 })
    expect(await plan('starter')).toMatchObject({ title: 'By Ada', price: 6.5 })
  })

  test('the second does not undo the first unknowingly: the field that both have changed is refused by name', async () => {
    const [ada, eva] = [await site.signIn({ admin: true }), await site.signIn({ admin: true })]
    const base = opened(await plan('starter'))
    await change('starter', { ...base, title: 'Ada’s own', price: 7, base }, ada)
    const message = 'Another administrator has changed this plan since you opened it'
    expect(await change('starter', { ...base, title: 'By Eva', description: 'Hers', base }, eva)).toMatchObject({
      status: 409,
      problem: { code: 'CONFLICT', message, issues: [{ path: 'title', message }] },
    })
    expect(await plan('starter')).toMatchObject({ title: 'Ada’s own', price: 7, description: base.description })
    const seen = opened(await plan('starter'))
    expect(await change('starter', { ...seen, title: 'By Eva', base: seen }, eva)).toMatchObject({ status: 200 })
    expect(await plan('starter')).toMatchObject({ title: 'By Eva', price: 7 })
  })

  test('two who write the same do not disagree, and who does not say where they began replaces all', async () => {
    const admin = await site.signIn({ admin: true })
    const base = opened(await plan('starter'))
    await change('starter', { ...base, title: 'The same', base }, admin)
    expect(await change('starter', { ...base, title: ' The same ', base }, admin)).toMatchObject({ status: 200 })
    expect(await change('starter', { ...base, title: 'Another' }, admin)).toMatchObject({ status: 200 })
    expect(await plan('starter')).toMatchObject({ title: 'Another' })
  })
})

describe('an administrator', () => {
  test('changes what a plan costs, to the cent', async () => {
    const admin = await site.signIn({ admin: true })
    await change('starter', { title: 'Family', price: 5.29, stripePriceId: 'price_1' }, admin)
    const { id } = await plan('starter')
    expect(await site.call(calls.readPlan, { params: { id } }, admin)).toMatchObject({
      data: { title: 'Family', price: 5.29, stripe_price_id: 'price_1' },
    })
  })

  test('retitles a plan that is sold by an ID of Stripe’s older kind', async () => {
    const admin = await site.signIn({ admin: true })
    await change('starter', { stripePriceId: 'plan_EeE4ns3bvb34ZP' }, admin)
    expect(await change('starter', { title: 'Household' }, admin)).toMatchObject({ status: 200 })
    expect(await plan('starter')).toMatchObject({ title: 'Household', stripe_price_id: 'plan_EeE4ns3bvb34ZP' })
  })

  test('changes what is advertised as a discount, and it stays where nothing is said of it', async () => {
    const admin = await site.signIn({ admin: true })
    const { price } = await plan('advanced')
    expect(await change('advanced', { price, discount: 15 }, admin)).toMatchObject({ status: 200 })
    expect(await plan('advanced')).toMatchObject({ price, discount: 15 })
    await change('advanced', { price }, admin)
    expect(await plan('advanced')).toMatchObject({ discount: 15 })
    await change('advanced', { price, discount: 0 }, admin)
    expect(await plan('advanced')).toMatchObject({ discount: 0 })
  })

  test('cannot put a price on the free plan', async () => {
    const admin = await site.signIn({ admin: true })
    expect(await change('free', { price: 3, discount: 5, stripePriceId: 'price_2' }, admin)).toMatchObject({
      status: 200,
    })
    expect(await plan('free')).toMatchObject({ price: 0, discount: 0, stripe_price_id: '' })
  })

  test('cannot give two plans the same card price', async () => {
    const admin = await site.signIn({ admin: true })
    await change('starter', { price: 5, stripePriceId: 'price_same' }, admin)
    expect(await change('advanced', { price: 9, stripePriceId: 'price_same' }, admin)).toMatchObject({
      status: 409,
      problem: { code: 'PRICE_TAKEN', message: 'Another plan already uses this Stripe price ID' },
    })
  })

  test.each([
    [{ price: -1 }, 'A price cannot be negative'],
    [{ price: 1.005 }, 'A price has at most two decimals'],
    [{ publicPageLimit: 1.5 }, 'A limit is a whole number'],
    [{ pageCreationLimit: -3 }, 'A limit cannot be negative'],
    [{ title: '  ' }, 'Please enter a title'],
    [{ discount: 101 }, 'A discount is at most 100 percent'],
    [{ discount: -1 }, 'A discount cannot be negative'],
    [{ discount: 2.5 }, 'A discount is a whole number of percent'],
    [{ name: 'starter' }, 'The name of a plan cannot be changed: this is the plan advanced, not starter'],
    [{ stripePriceId: '4.99' }, 'This is an amount. The ID of a price begins with price_'],
    [{ stripePriceId: 'prod_1' }, expect.stringMatching(/^This is the ID of the product. Open the product in Stripe/)],
  ])('is told what is wrong with %o, and nothing changes', async (body, message) => {
    const admin = await site.signIn({ admin: true })
    const before = await plan('advanced')
    expect(await change('advanced', body, admin)).toMatchObject({ status: 422, problem: { message } })
    expect(await plan('advanced')).toEqual(before)
  })

  test('hears that a plan is missing', async () => {
    const admin = await site.signIn({ admin: true })
    const id = '00000000-0000-4000-8000-000000000000' as PlanId
    expect(await site.call(calls.readPlan, { params: { id } }, admin)).toMatchObject({
      status: 404,
      problem: { code: 'PLAN_NOT_FOUND' },
    })
  })
})
