import { type Call, calls } from '@huebook/contract'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pages, sessions, subscriptions, users } from '#platform/db/schema.ts'
import { hashToken, newToken } from '#platform/secrets/token.ts'
import { DAY, MONTH, payingSite } from '#testing/paying-site.ts'
import type { SignedIn } from '#testing/test-site.ts'

const site = payingSite()

const act = (call: Call, mia: SignedIn) => site.call(call, {} as never, mia)
/** Lets everything of the test happen so many days ago. */
function daysAgo(days: number): void {
  site.stripe.passTime(-days * DAY)
  onTestFinished(() => site.stripe.passTime(days * DAY))
}
/** The month that somebody has paid for passes; time at Stripe alone, which is what they are billed by. */
async function passMonth(): Promise<void> {
  site.stripe.advance(MONTH)
  onTestFinished(() => site.stripe.passTime(-MONTH))
  await site.deliverAll()
}
const onlySubscription = (customer: string) => {
  const [one, ...more] = site.stripe.subscriptionsOf(customer)
  if (!one || more.length > 0) throw new Error('there should be one')
  return one
}

describe('a plan that is canceled', () => {
  test('stays until its month has run out, and says when that is', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    const expire_at = new Date(onlySubscription(customer).items.data[0].current_period_end * 1000).toISOString()
    const answer = await act(calls.cancelSubscription, mia)
    expect(answer).toMatchObject({ data: { expire_at } })
    expect(await site.read(mia)).toMatchObject({
      plan: { name: 'starter' },
      subscription: { state: 'canceled', expire_at, renews_at: null },
    })
    expect(onlySubscription(customer)).toMatchObject({ status: 'active', cancel_at_period_end: true })
  })

  test('is over when its month is, with nothing of theirs lost, and nothing more to pay', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    const page = { title: 'Fox', illustration: 'aa.png', preview: 'bb.webp', width: 1, height: 1, public: false }
    await site.db.insert(pages).values({ ...page, userId: mia.id })
    await act(calls.cancelSubscription, mia)
    await passMonth()
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' }, subscription: null })
    expect(await site.call(calls.readCredit, {}, mia)).toMatchObject({ data: { page_creation: 5, public_page: 10 } })
    const query = { scope: 'owned' } as const
    expect(await site.call(calls.paginatePages, { query }, mia)).toMatchObject({ data: { data: [{ title: 'Fox' }] } })
    expect(site.stripe.paidBy(customer)).toBe(499)
  })

  test('is over at its time though nobody tells', async () => {
    daysAgo(29)
    const mia = await site.signIn()
    await site.buy(mia)
    await act(calls.cancelSubscription, mia)
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' } })
    await site.db.update(subscriptions).set({ expireAt: sql`now()` }).where(eq(subscriptions.userId, mia.id))
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' }, subscription: null })
  })

  test('goes on when somebody thinks better of it', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    await act(calls.cancelSubscription, mia)
    expect(await act(calls.resumeSubscription, mia)).toMatchObject({
      data: { plan: { name: 'starter' }, subscription: { state: 'active', canceled_at: null, expire_at: null } },
    })
    expect(onlySubscription(customer).cancel_at_period_end).toBe(false)
  })

  test('goes on as well when a date was set for it at Stripe', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    const ending = onlySubscription(customer)
    Object.assign(ending, { cancel_at: ending.created + DAY, canceled_at: ending.created })
    expect(await act(calls.refreshSubscription, mia)).toMatchObject({ data: { subscription: { state: 'canceled' } } })
    await act(calls.resumeSubscription, mia)
    expect(ending.cancel_at).toBeNull()
  })

  test('cannot be canceled or resumed once it is over, nor before it was bought', async () => {
    const mia = await site.signIn()
    for (const call of [calls.cancelSubscription, calls.resumeSubscription, calls.openBillingPortal])
      expect(await act(call, mia)).toMatchObject({ status: 403, problem: { code: 'NO_PAID_PLAN' } })
  })
})

test('nobody touches what somebody else pays for', async () => {
  const [mia, ben, zoe] = [await site.signIn(), await site.signIn(), await site.signIn()]
  const customer = await site.buy(mia)
  await site.buy(ben, 'advanced')
  await act(calls.cancelSubscription, ben)
  await act(calls.cancelSubscription, zoe)
  expect(onlySubscription(customer).cancel_at_period_end).toBe(false)
  await act(calls.cancelSubscription, mia)
  await act(calls.resumeSubscription, ben)
  await act(calls.refreshSubscription, ben)
  expect(onlySubscription(customer).cancel_at_period_end).toBe(true)
  expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' }, subscription: { state: 'canceled' } })
  expect(await site.read(ben)).toMatchObject({ plan: { name: 'advanced' }, subscription: { state: 'active' } })
  const bills = await site.call(calls.listInvoices, {}, ben)
  expect(bills.ok && bills.data.map(({ amount }) => amount)).toEqual([9.99])
  const portal = await site.call(calls.openBillingPortal, {}, ben)
  const { customer: whose } = site.stripe.portal(portal.ok ? (portal.data.url.split('/').at(-1) ?? '') : '')
  expect(whose).toBe(await site.customerOf(ben))
})

test('bills are listed as Stripe has them, and the portal leads back to the account', async () => {
  const mia = await site.signIn()
  const customer = await site.buy(mia)
  site.stripe.declining.add(customer)
  await passMonth()
  const [first, second] = [...site.stripe.invoices.values()].filter((one) => one.customer === customer)
  expect(await site.call(calls.listInvoices, {}, mia)).toMatchObject({
    data: [
      { number: second?.number, amount: 4.99, state: 'due', url: second?.hosted_invoice_url },
      { number: first?.number, amount: 4.99, state: 'paid', url: first?.hosted_invoice_url },
    ],
  })
  const portal = await site.call(calls.openBillingPortal, {}, mia)
  const id = portal.ok ? (portal.data.url.split('/').at(-1) ?? '') : ''
  expect(site.stripe.portal(id).return_url).toBe('http://localhost:3000/account')
})

describe('a payment that fails', () => {
  async function failed(when = 0) {
    if (when) daysAgo(when)
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    site.stripe.declining.add(customer)
    await passMonth()
    return { mia, customer }
  }

  test('leaves the plan for seven days, with a mail, and one mail only', async () => {
    const { mia, customer } = await failed()
    const bill = site.stripe.invoice(onlySubscription(customer).latest_invoice)
    const payment_due_at = new Date((bill.created + 7 * DAY) * 1000).toISOString()
    expect(await site.read(mia)).toMatchObject({
      plan: { name: 'starter' },
      subscription: { state: 'payment_due', payment_due_at, expire_at: payment_due_at, renews_at: null },
    })
    await site.reconcile()
    const mails = await site.mailsTo(mia.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Your payment to Huebook has failed'])
    expect(mails[0]?.text).toContain('We could not charge $4.99 for your Starter plan')
    expect(mails[0]?.text).toContain('http://localhost:3000/account')
  })

  test('is made up for on the page of the bill, to which checkout leads', async () => {
    const { mia, customer } = await failed()
    const { latest_invoice } = onlySubscription(customer)
    const answer = await site.call(calls.checkout, { body: { priceId: 'price_advanced' } }, mia)
    expect(answer).toMatchObject({ data: { url: site.stripe.invoice(latest_invoice).hosted_invoice_url } })
    site.stripe.declining.delete(customer)
    site.stripe.payInvoice(latest_invoice)
    await site.deliverAll()
    expect(await site.read(mia)).toMatchObject({
      plan: { name: 'starter' },
      subscription: { state: 'active', payment_due_at: null, expire_at: null },
    })
    expect(site.stripe.subscriptionsOf(customer)).toHaveLength(1)
  })

  test('ends the plan after seven days, and nobody is charged for it later', async () => {
    const { mia, customer } = await failed(38)
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' }, subscription: null })
    const ended = onlySubscription(customer)
    expect([ended.status, site.stripe.invoice(ended.latest_invoice).status]).toEqual(['canceled', 'void'])
    expect(site.stripe.paidBy(customer)).toBe(499)
    expect(await site.mailsTo(mia.email)).toEqual([])
    site.stripe.declining.delete(customer)
    await site.buy(mia)
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'starter' } })
  })

  test('is looked at again when the seven days are over, without being told', async () => {
    const { mia, customer } = await failed(36)
    expect(await site.read(mia)).toMatchObject({ subscription: { state: 'payment_due' } })
    const waiting = async () =>
      (
        await site.db.execute<{
          days: number
        }>(sql`select round(extract(epoch from run_at - now()) / ${DAY})::int as days
          from graphile_worker.jobs where key = ${`later payments of ${mia.id}`}`)
      ).rows
    expect(await waiting()).toEqual([{ days: 1 }])
    // A day later: the bill is a day older, and it is time.
    site.stripe.invoice(onlySubscription(customer).latest_invoice).created -= DAY
    await site.db.execute(sql`update graphile_worker._private_jobs set run_at = now() where key like 'later%'`)
    await site.settled()
    await expect.poll(() => onlySubscription(customer).status).toBe('canceled')
    await site.settled()
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' } })
  })

  test('lets somebody cancel at once, with nothing left to pay', async () => {
    const { mia, customer } = await failed()
    expect(await act(calls.cancelSubscription, mia)).toMatchObject({ ok: true })
    expect(await site.read(mia)).toMatchObject({ plan: { name: 'free' }, subscription: null })
    expect(site.stripe.invoice(onlySubscription(customer).latest_invoice).status).toBe('void')
  })
})

describe('somebody who leaves', () => {
  test('pays for nothing any more, and Stripe forgets them', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    expect(await act(calls.deleteCurrentUser, mia)).toMatchObject({ data: { deleted: true } })
    await site.settled()
    expect(site.stripe.customers.get(customer)?.deleted).toBe(true)
    expect(onlySubscription(customer).status).toBe('canceled')
    // What Stripe then tells is about nobody.
    expect(await site.deliver(site.stripe.events.slice(-2))).toBe(200)
  })

  test('can do so while Stripe is away, which is told as soon as it is back', async () => {
    const mia = await site.signIn()
    const customer = await site.buy(mia)
    site.stripe.answering = 'fails'
    expect(await act(calls.deleteCurrentUser, mia)).toMatchObject({ data: { deleted: true } })
    expect(await site.db.select().from(users).where(eq(users.id, mia.id))).toEqual([])
    await expect.poll(() => site.logged()).toContain('"task":"forget a customer who pays"')
    expect(onlySubscription(customer).status).toBe('active')
    site.stripe.answering = 'answers'
    await expect.poll(() => onlySubscription(customer).status).toBe('canceled')
  })
})

/** Whoever was unblocked has to. */
async function signInAgain(mia: SignedIn): Promise<SignedIn> {
  const token = newToken()
  await site.db.insert(sessions).values({ tokenHash: hashToken(token), userId: mia.id })
  return { ...mia, token }
}

describe('somebody who is blocked', () => {
  const block = async () => {
    const [mia, admin] = [await site.signIn(), await site.signIn({ admin: true, name: 'Ada' })]
    const customer = await site.buy(mia)
    const toggle = async () => {
      const answer = await site.call(calls.toggleUserBlocked, { params: { id: mia.id } }, admin)
      await site.settled()
      return answer
    }
    const resume = (by = admin) => site.call(calls.resumeUserSubscription, { params: { id: mia.id } }, by)
    const shown = () => site.call(calls.readUser, { params: { id: mia.id } }, admin)
    const deeds = async () => {
      const log = await site.call(calls.paginateAudit, { query: { userId: mia.id } }, admin)
      return log.ok ? log.data.data.map(({ action }) => action) : []
    }
    return { mia, admin, customer, toggle, resume, shown, deeds }
  }

  test('pays for no other month, which the audit log says, and decides for themself once they are not', async () => {
    const { customer, toggle, shown, deeds } = await block()
    expect(await toggle()).toMatchObject({ data: { blocked: true, renewal_stopped: true } })
    expect(onlySubscription(customer).cancel_at_period_end).toBe(true)
    expect(await deeds()).toEqual(['renewal_stopped', 'user_blocked'])
    expect(await toggle()).toMatchObject({ data: { blocked: false, renewal_stopped: true } })
    expect(onlySubscription(customer).cancel_at_period_end).toBe(true)
    expect(await shown()).toMatchObject({ data: { subscription: { state: 'canceled', renewal_stopped: true } } })
  })

  test('and pays for nothing has no renewal that could be stopped', async () => {
    const [mia, admin] = [await site.signIn(), await site.signIn({ admin: true })]
    const toggle = () => site.call(calls.toggleUserBlocked, { params: { id: mia.id } }, admin)
    expect(await toggle()).toMatchObject({ data: { blocked: true, renewal_stopped: false } })
    expect(await toggle()).toMatchObject({ data: { blocked: false, renewal_stopped: false } })
    const log = await site.call(calls.paginateAudit, { query: { userId: mia.id } }, admin)
    expect(log.ok && log.data.data.map(({ action }) => action)).toEqual(['user_unblocked', 'user_blocked'])
  })

  test('by mistake is unblocked, and the administrator lets the renewal go on', async () => {
    const { customer, toggle, resume, deeds } = await block()
    await toggle()
    expect(await resume()).toMatchObject({ status: 409, problem: { message: 'Please unblock the account first' } })
    await toggle()
    expect(await resume()).toMatchObject({ data: { subscription: { state: 'active', renewal_stopped: false } } })
    expect(onlySubscription(customer).cancel_at_period_end).toBe(false)
    expect((await deeds())[0]).toBe('renewal_resumed')
    expect(await resume()).toMatchObject({ status: 409 })
  })

  test('and unblocked before Stripe could be reached keeps the renewal, which the audit log says', async () => {
    const { customer, admin, mia, deeds } = await block()
    const toggle = () => site.call(calls.toggleUserBlocked, { params: { id: mia.id } }, admin)
    site.stripe.answering = 'fails'
    await toggle()
    expect(await toggle()).toMatchObject({ data: { blocked: false, renewal_stopped: false } })
    site.stripe.answering = 'answers'
    await site.settled()
    expect(onlySubscription(customer).cancel_at_period_end).toBe(false)
    expect(await deeds()).toEqual(['renewal_resumed', 'user_unblocked', 'renewal_stopped', 'user_blocked'])
  })

  test('and unblocked while Stripe stops the renewal can be let go on, and no log says that it did by itself', async () => {
    const { customer, admin, mia, resume, shown, deeds } = await block()
    const toggle = () => site.call(calls.toggleUserBlocked, { params: { id: mia.id } }, admin)
    const { id } = onlySubscription(customer)
    const isStop = ({ method, path }: { method: string; path: string }) =>
      method === 'POST' && path.endsWith(`/subscriptions/${id}`)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    site.stripe.onStep = async (step, moment) => {
      const request = site.stripe.requests[step - 1]
      if (moment === 'asked' && request && isStop(request)) await held
    }
    onTestFinished(() => {
      site.stripe.onStep = async () => undefined
      release()
    })
    await toggle()
    await expect.poll(() => site.stripe.requests.some(isStop)).toBe(true)
    const looks = () => site.stripe.requests.filter(({ path }) => path.includes(`/subscriptions?customer=${customer}`))
    const before = looks().length
    expect(await toggle()).toMatchObject({ data: { blocked: false, renewal_stopped: true } })
    await expect.poll(() => looks().length).toBeGreaterThan(before)
    release()
    await site.settled()
    expect(onlySubscription(customer).cancel_at_period_end).toBe(true)
    expect(await shown()).toMatchObject({ data: { subscription: { state: 'canceled', renewal_stopped: true } } })
    expect(await deeds()).toEqual(['user_unblocked', 'renewal_stopped', 'user_blocked'])
    expect(await resume()).toMatchObject({ data: { subscription: { state: 'active', renewal_stopped: false } } })
  })

  test('and renews at Stripe’s own page all the same pays for no other month', async () => {
    const { customer, toggle } = await block()
    await toggle()
    site.stripe.change(onlySubscription(customer).id, { cancel_at_period_end: false })
    await site.deliverAll()
    expect(onlySubscription(customer).cancel_at_period_end).toBe(true)
  })

  test('while a payment is due pays for no month after it, once it is made', async () => {
    const { customer, toggle } = await block()
    site.stripe.declining.add(customer)
    await passMonth()
    await toggle()
    site.stripe.declining.delete(customer)
    site.stripe.payInvoice(onlySubscription(customer).latest_invoice)
    await site.deliverAll()
    expect(onlySubscription(customer)).toMatchObject({ status: 'active', cancel_at_period_end: true })
  })

  test('and has canceled at Stripe’s own page a moment before is not made to pay again by an administrator', async () => {
    const { customer, toggle, resume, shown } = await block()
    site.stripe.change(onlySubscription(customer).id, { cancel_at_period_end: true })
    await toggle()
    await site.deliverAll()
    await toggle()
    expect(await shown()).toMatchObject({ data: { subscription: { state: 'canceled', renewal_stopped: false } } })
    expect(await resume()).toMatchObject({ status: 409 })
  })

  test('and has canceled themself is not made to pay again by an administrator', async () => {
    const { customer, mia, toggle, resume } = await block()
    await act(calls.cancelSubscription, mia)
    expect(await toggle()).toMatchObject({ data: { renewal_stopped: false } })
    expect(await toggle()).toMatchObject({ data: { renewal_stopped: false } })
    expect(await resume()).toMatchObject({ status: 409, problem: { code: 'CONFLICT' } })
    expect(onlySubscription(customer).cancel_at_period_end).toBe(true)
  })

  test('resumes themself, cancels later, and that later end is not the block’s', async () => {
    const { customer, mia, toggle, resume, shown } = await block()
    await toggle()
    await toggle()
    const again = await signInAgain(mia)
    await act(calls.resumeSubscription, again)
    await act(calls.cancelSubscription, again)
    expect(await shown()).toMatchObject({ data: { subscription: { state: 'canceled', renewal_stopped: false } } })
    expect(await resume()).toMatchObject({ status: 409 })
    expect(onlySubscription(customer).cancel_at_period_end).toBe(true)
  })

  test('is nobody whom another user could let pay again', async () => {
    const { customer, mia, toggle, resume } = await block()
    await toggle()
    await toggle()
    for (const caller of [await site.signIn(), await signInAgain(mia)])
      expect(await resume(caller)).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } })
    expect(onlySubscription(customer).cancel_at_period_end).toBe(true)
  })
})

test('an administrator has no plan to pay for', async () => {
  const admin = await site.signIn({ admin: true })
  expect(await site.call(calls.checkout, { body: { priceId: 'price_starter' } }, admin)).toMatchObject({ status: 403 })
})
