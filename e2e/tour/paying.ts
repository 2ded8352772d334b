import type { Credit, Invoice, Plan, Subscription, User, UserSubscription } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { type Answers, answerWith, json, refuses } from './answers.ts'
import type { Stop } from './stops.ts'

/** What the tour shows on the screens where plans are chosen, paid for and managed. */
export interface Till {
  user: User
  plans: Plan[]
}

const DAY_MS = 24 * 60 * 60 * 1000
const daysFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

const invoice = (days: number, amount: number, state: Invoice['state'], number: number): Invoice => ({
  number: `HUE-${String(number).padStart(4, '0')}`,
  created_at: daysFromNow(days),
  amount,
  state,
  url: 'https://invoice.example/',
})

/** Every state of those screens. */
export function payingStops({ user, plans: listed }: Till): Stop[] {
  const plans = listed.map((plan) => ({
    ...plan,
    stripe_price_id: plan.paid ? `price_${plan.name}` : '',
    for_sale: plan.paid,
  }))
  const starter = plans.find(({ name }) => name === 'starter') as Plan
  const paid = plans.filter((plan) => plan.paid)
  const { id } = user

  const running: UserSubscription = {
    id: id as string as UserSubscription['id'],
    created_at: daysFromNow(-70),
    canceled_at: null,
    expire_at: null,
    price: starter.price,
    renews_at: daysFromNow(20),
    payment_due_at: null,
    state: 'active',
    renewal_stopped: false,
    plan: { title: starter.title, name: 'starter', paid: true },
  }
  const free: User = { ...user, plan: { title: 'Free', name: 'free', paid: false }, subscription: null, stripe_id: '' }
  const payer = (changes: Partial<UserSubscription> = {}): User => ({
    ...user,
    stripe_id: 'cus_demo',
    plan: { title: starter.title, name: 'starter', paid: true },
    subscription: { ...running, ...changes },
  })
  const canceled = payer({
    state: 'canceled',
    canceled_at: daysFromNow(-1),
    expire_at: daysFromNow(20),
    renews_at: null,
  })
  const due = payer({ state: 'payment_due', payment_due_at: daysFromNow(5) })

  const best = { title: 'Advanced', name: 'advanced', paid: true } as const
  const given: User = {
    ...free,
    plan: running.plan,
    given_plan: { plan: running.plan, expire_at: daysFromNow(106) },
  }

  const as = (who: User): Answers => ({
    readCurrentUser: json(who),
    refreshSubscription: json(who),
    readCredit: json({
      public_page: who.plan.paid ? 142 : 3,
      page_creation: who.plan.paid ? 9 : 0,
      given: { public_page: 0, page_creation: 0 },
      renews_at: daysFromNow(12),
      user: who,
    } satisfies Credit),
    listPlans: json(plans),
    listPaidPlans: json(paid),
    listInvoices: json([
      invoice(-10, 4.99, who === due ? 'due' : 'paid', 5),
      invoice(-24, -2.31, 'paid', 4),
      invoice(-40, 9.99, 'paid', 3),
      invoice(-70, 4.99, 'paid', 2),
      invoice(-71, 4.99, 'void', 1),
    ]),
  })
  const stop = (name: string, path: string, answers: Answers, act?: Stop['act']): Stop => ({
    name,
    path,
    as: 'user',
    prepare: (page) => answerWith(page, answers),
    ...(act && { act }),
  })
  const pressCheckout = (page: Page) => page.getByRole('button', { name: 'Checkout' }).click()

  const late = stop('payment-late', '/payment?status=success', as(free), async (page) => {
    await page.clock.install()
    await page.reload()
    for (let turn = 0; turn < 60 && !(await page.getByText('This takes a little longer').isVisible()); turn += 1)
      await page.clock.runFor(1600)
  })

  return [
    stop('checkout-free', '/checkout', as(free)),
    stop('checkout-chosen', '/checkout?plan=starter', as(free)),
    stop('checkout-no-price', '/checkout?plan=advanced', {
      ...as(free),
      listPaidPlans: json(paid.map((plan) => ({ ...plan, for_sale: plan === starter }))),
    }),
    stop('checkout-no-sale', '/checkout?plan=starter', {
      ...as(free),
      listPaidPlans: json(paid.map((plan) => ({ ...plan, for_sale: false }))),
    }),
    stop(
      'checkout-not-configured',
      '/checkout?plan=starter',
      { ...as(free), checkout: refuses('NOT_CONFIGURED', 'Card payments are not set up yet') },
      pressCheckout,
    ),
    stop('checkout-own', '/checkout?plan=starter', as(payer())),
    stop('checkout-change', '/checkout?plan=advanced', as(payer())),
    stop('checkout-no-credit', '/pages/create/ai', as(free), (page) =>
      page.getByRole('alert').getByText('No credits').waitFor(),
    ),
    stop('payment-waiting', '/payment?status=success', as(free)),
    late,
    stop('payment-paid', '/payment?status=success', as(payer())),
    stop('payment-canceled', '/payment?status=canceled', as(free)),
    { name: 'payment-stranger', path: '/payment?status=success', as: 'visitor' },
    { name: 'payment-stranger-canceled', path: '/payment?status=canceled', as: 'visitor' },
    stop('account-free', '/account', as(free)),
    stop('account-paying', '/account', as(payer())),
    stop('account-canceled', '/account', as(canceled)),
    stop('account-payment-due', '/account', as(due)),
    stop('account-no-invoices', '/account', { ...as(payer()), listInvoices: refuses('PROVIDER_FAILED') }),
    stop('account-given', '/account', as(given)),
    stop('account-given-and-paying', '/account', {
      ...as({ ...payer(), plan: best, given_plan: { plan: best, expire_at: null } }),
      readCredit: json({
        public_page: 240,
        page_creation: 61,
        given: { public_page: 40, page_creation: 12 },
        renews_at: daysFromNow(12),
        user,
      }),
    }),
    stop('checkout-given', '/checkout?plan=starter', as(given)),
    stop('account-cancel', '/account', as(payer()), (page) =>
      page.getByRole('button', { name: 'Cancel plan' }).click(),
    ),
    ...adminStops(starter, running, listed),
  ]
}

/** What an administrator sees of it. */
function adminStops(starter: Plan, running: UserSubscription, plans: Plan[]): Stop[] {
  const stop = (name: string, path: string, answers: Answers, act?: Stop['act']): Stop => ({
    name,
    path,
    as: 'admin',
    prepare: (page) => answerWith(page, answers),
    ...(act && { act }),
  })
  const subscription = (email: string, stripe_id: string, changes: Partial<Subscription>): Subscription => ({
    ...running,
    user: { email, stripe_id },
    ...changes,
    id: `${running.id}-${email}` as Subscription['id'],
  })
  const subscriptions = [
    subscription('mia@example.org', 'cus_QhZ1x3k9A0', {}),
    subscription('samuel@donaudampfschifffahrtsgesellschaft.example', 'cus_QhZ1x3k9A1LongerThanMost', {
      state: 'payment_due',
      payment_due_at: daysFromNow(3),
      plan: { title: 'Advanced', name: 'advanced', paid: true },
      price: 9.99,
    }),
    subscription('zoe@example.org', 'cus_QhZ1x3k9A2', {
      state: 'canceled',
      canceled_at: daysFromNow(-2),
      expire_at: daysFromNow(12),
      renews_at: null,
    }),
    subscription('omar@example.org', 'cus_QhZ1x3k9A3', {
      state: 'ended',
      canceled_at: daysFromNow(-60),
      expire_at: daysFromNow(-40),
      renews_at: null,
      created_at: daysFromNow(-400),
    }),
  ]
  const list = (data: Subscription[]): Answers => ({
    paginateSubscriptions: json({ data, current_page: 1, last_page: 1 }),
  })
  const edit = `/admin/plans/${starter.id}/edit`

  return [
    stop('adminPlans-unsold', '/admin/plans', { listPlans: json(plans) }),
    { name: 'adminEditPlan-paid', path: edit, as: 'admin' },
    {
      name: 'adminEditPlan-refused',
      path: edit,
      as: 'admin',
      async act(page) {
        await page.getByLabel('Price', { exact: true }).fill('-3')
        await page.getByLabel('Limit on create pages').fill('many')
        await page.getByRole('button', { name: 'Update plan' }).click()
        await page.getByText('A price cannot be negative').first().waitFor()
      },
    },
    stop('adminSubscriptions-states', '/admin/subscriptions', list(subscriptions)),
    stop('adminSubscriptions-none', '/admin/subscriptions', list([])),
    stop('adminSubscriptions-nothing-found', '/admin/subscriptions?search=nobody', list([])),
    stop('adminSubscriptions-failed', '/admin/subscriptions', { paginateSubscriptions: refuses('UNAVAILABLE') }),
  ]
}
