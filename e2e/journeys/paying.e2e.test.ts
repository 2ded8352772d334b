import { calls, type Page as SitePage, type User } from '@huebook/contract'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { ask } from '../site/ask.ts'
import { axeViolations } from '../site/axe.ts'
import { deskOf } from '../site/desk.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { askToSignIn, enterCode, signUp } from '../site/people.ts'
import { setStage } from '../site/stage.ts'
import { playStripe, setUpPayments } from '../site/stripe.ts'

const DESK = { viewport: { width: 1280, height: 900 } }
const THIRTY_ONE_DAYS = 31 * 24 * 60 * 60

let stripe: StripeServer
const stage = setStage(async () => {
  stripe = await playStripe()
  return { STRIPE_API_BASE: stripe.apiBase }
})

beforeAll(async () => {
  const { address, output } = stage.site
  const { token } = await createFirstAdmin(address, output())
  await setUpPayments(address, token, stripe)
})
afterAll(() => stripe?.close())

async function administrator(): Promise<Page> {
  const { page } = await stage.visitor(DESK)
  await page.goto('/sign-in')
  await askToSignIn(page, 'ada@example.org')
  await enterCode(page, (await stage.mailbox.next('ada@example.org')).code)
  await page.waitForURL((url) => url.pathname === '/admin')
  return page
}

const said = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What the account says of the plan. */
const plan = (page: Page) => page.getByRole('region', { name: 'Your plan' })

/** How far the site has come with what Stripe tells. */
const askedOfStripe = () => stripe.requests.length

const readUser = (page: Page) => ask<User>(page, 'GET', calls.readCurrentUser.path)

const choose = (page: Page, title: string) => page.locator('label').filter({ hasText: title }).click()

async function print(page: Page, id: string, button = 'Print'): Promise<void> {
  await page.goto(`/pages/${id}/color`)
  await (await deskOf(page)).use(button)
}

test('an administrator changes a plan: what is wrong stands beside its field, and nothing typed is lost', async () => {
  const page = await administrator()
  await page.goto('/admin/plans')
  await said(page, 'Can be bought')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Edit Free' }).click()
  await page.waitForURL('**/edit')
  expect(await page.getByLabel('Stripe price ID').count()).toBe(0)
  await press(page, 'Cancel')
  await page.waitForURL('**/admin/plans')

  await page.getByRole('link', { name: 'Edit Starter' }).click()
  await page.getByLabel('Limit on public pages').fill('150')
  for (const [label, wrong, sentence, right] of [
    ['Price', '-1', 'A price cannot be negative', '4.99'],
    ['Stripe price ID', 'price_advanced', 'Another plan already uses this Stripe price ID', 'price_starter'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await field.fill(wrong)
    await press(page, 'Update plan')
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
    await said(page, sentence)
    expect(await axeViolations(page)).toEqual([])
    expect(await page.getByLabel('Limit on public pages').inputValue()).toBe('150')
    await field.fill(right)
  }
  await press(page, 'Update plan')
  await said(page, 'Plan has been updated')
  await page.getByRole('link', { name: 'All plans' }).click()
  await page.getByRole('article', { name: 'Starter' }).getByText('150').waitFor()

  for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/admin/plans/${id}/edit`)
    await page.waitForURL('**/admin/plans')
  }
})

test('from the pricing card to a printed page, to another plan, out of it again, and nothing of theirs is lost', async () => {
  const { page, context, troubles } = await stage.visitor(DESK)
  await context.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = ''
    }
  })
  await page.goto('/')
  await page.getByRole('link', { name: 'Choose Starter' }).click()
  await page.waitForURL('**/sign-up/?plan=starter')
  await page.getByLabel('Name').fill('Mia')
  await page.getByLabel('Email').fill('mia@example.org')
  await press(page, 'Send me a link and a code')
  await enterCode(page, (await stage.mailbox.next('mia@example.org')).code)
  await page.waitForURL('**/checkout?plan=starter')
  await page.getByRole('heading', { name: 'Choose plan' }).waitFor()
  expect(await page.getByRole('radio', { name: /Starter/ }).isChecked()).toBe(true)

  const asked = { prompt: 'a big balloon', style: 'close-up', detail: 1, public: false }
  const own = await ask<SitePage>(page, 'POST', calls.createPage.path, asked)
  await print(page, own.id, 'Print: on the paid plan')
  await page.waitForURL('**/checkout')
  await page.getByRole('alert').getByText('Print is only available on the paid plan.').waitFor()
  await page.getByText('Choose a plan above first.').waitFor()
  await page.getByRole('button', { name: 'Checkout' }).click({ force: true })
  expect(stripe.sessions.size).toBe(0)
  expect(await axeViolations(page)).toEqual([])

  await choose(page, 'Starter')
  await press(page, 'Checkout')
  await page.getByRole('heading', { name: 'Subscribe' }).waitFor()
  await press(page, 'Cancel')
  await page.waitForURL('**/payment?status=canceled*')
  await page.getByRole('heading', { name: 'No payment was made' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the plans' }).click()
  await choose(page, 'Starter')
  await press(page, 'Checkout')
  await press(page, 'Pay')
  await page.waitForURL('**/payment?status=success*')
  await page.getByRole('heading', { name: 'Welcome to Starter!' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await print(page, own.id)
  await page.getByRole('button', { name: 'The blank page', exact: true }).click()
  await page.locator('body[data-printed]').waitFor()

  await page.goto('/account')
  await plan(page).getByText('Starter').waitFor()
  await plan(page).getByText('$4.99').waitFor()
  await plan(page)
    .getByText(/It renews on/)
    .waitFor()
  await plan(page).getByText('150 of 150 left').waitFor()
  await page.getByRole('region', { name: 'Bills' }).getByText('Paid').first().waitFor()
  expect(await axeViolations(page)).toEqual([])
  await plan(page).getByRole('link', { name: 'Change plan' }).click()
  await page.getByText('Your plan', { exact: true }).first().waitFor()
  await choose(page, 'Advanced')
  await press(page, 'Checkout')
  await page.getByRole('heading', { name: 'Welcome to Advanced!' }).waitFor()
  await page.getByRole('link', { name: 'See your plan' }).click()
  await plan(page).getByText('Advanced').waitFor()
  await plan(page).getByText('1,000 of 1,000 left').waitFor()

  const cancel = async () => {
    await press(page, 'Cancel plan')
    await said(page, 'Are you sure you want to cancel your active subscription plan?')
    await press(page, 'Yes, proceed')
    await page.waitForURL('**/pages/public')
    await said(page, 'Your active subscription plan has been canceled')
  }
  await cancel()
  await page.goto('/account')
  await plan(page)
    .getByText(/Canceled: it stays yours until/)
    .waitFor()
  await press(page, 'Resume plan')
  await plan(page)
    .getByText(/It renews on/)
    .waitFor()
  await cancel()
  await print(page, own.id)
  await page.getByRole('button', { name: 'The blank page', exact: true }).click()
  await page.locator('body[data-printed]').waitFor()

  stripe.advance(THIRTY_ONE_DAYS)
  await waitFor(
    async () => (await readUser(page)).plan.name,
    (name) => expect(name).toBe('free'),
    { progress: askedOfStripe },
  )
  await page.goto('/account')
  await plan(page).getByText('Free', { exact: true }).waitFor()
  await page.goto('/pages')
  await page.getByRole('link', { name: own.title }).first().waitFor()
  await print(page, own.id, 'Print: on the paid plan')
  await page.waitForURL('**/checkout')
  expect(troubles).toEqual([])
})

test('somebody whose card is declined is told until when to pay, and pays', async () => {
  const { page } = await stage.visitor(DESK)
  await signUp(stage, page, 'Tom', 'tom@example.org')
  await page.goto('/checkout?plan=advanced')
  await press(page, 'Checkout')
  await press(page, 'Pay')
  await page.getByRole('heading', { name: 'Welcome to Advanced!' }).waitFor()
  const [tom] = [...stripe.customers.values()].filter(({ email }) => email === 'tom@example.org')
  if (!tom) throw new Error('Stripe does not know Tom')
  stripe.declining.add(tom.id)
  stripe.advance(THIRTY_ONE_DAYS)
  const isIn = (wanted: string) =>
    waitFor(
      async () => (await readUser(page)).subscription?.state,
      (state) => expect(state).toBe(wanted),
      { progress: askedOfStripe },
    )
  await isIn('payment_due')
  await page.goto('/account')
  await page
    .getByRole('alert')
    .getByText(/Your last payment did not go through/)
    .waitFor()
  expect(await axeViolations(page)).toEqual([])
  stripe.declining.clear()
  await press(page, 'Pay now')
  // The account has links to bills, too.
  await page.waitForURL('**/portal/**')
  await page.getByRole('link', { name: /HUE-/ }).last().click()
  await press(page, 'Pay')
  await said(page, /: paid$/)
  await page.goto('/account')
  await isIn('active')
  await page.reload()
  await plan(page)
    .getByText(/It renews on/)
    .waitFor()
})

test('an administrator finds every subscription by email, with its payment id and its state', async () => {
  const page = await administrator()
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Subscriptions' }).click()
  const mia = page.getByRole('listitem').filter({ hasText: 'mia@example.org' })
  await mia.getByText('Ended', { exact: true }).first().waitFor()
  await mia.getByText('$9.99').waitFor()
  await mia.getByText(/^cus_/).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('searchbox').fill('tom@')
  await mia.waitFor({ state: 'detached' })
  await page.getByRole('listitem').filter({ hasText: 'tom@example.org' }).getByText('Active').waitFor()
  await page.getByRole('searchbox').fill('nobody at all')
  await said(page, 'No subscription matches “nobody at all”')
})

test('an administrator who blocks somebody reads which renewal that stops, and is offered to resume it once they are unblocked', async () => {
  const page = await administrator()
  await page.goto('/admin/users?search=tom@')
  await page.getByRole('link', { name: 'Edit Tom' }).click()
  // The list has such a button, too.
  await page.waitForURL('**/edit')
  await press(page, 'Block Tom')
  await said(page, 'Are you sure to block the user?')
  await said(page, /Their Advanced plan \(\$9\.99 a month\) is not renewed any more and ends on/)
  await press(page, 'Yes, proceed')
  await page.getByRole('button', { name: 'Unblock Tom' }).waitFor()
  const stopped = page.getByText(/Stopped by the block, ends on/)
  await expect
    .poll(async () => {
      await page.reload()
      await page.getByRole('button', { name: 'Unblock Tom' }).waitFor()
      return stopped.count()
    })
    .toBe(1)
  await said(page, 'Ada stopped the renewal of Tom')
  await press(page, 'Unblock Tom')
  await said(page, 'Shall the plan renew again?')
  await press(page, 'Yes, proceed')
  await said(page, 'Ada resumed the renewal of Tom')
  await said(page, /Advanced, \$9\.99 a month, renews on/)
  expect(await axeViolations(page)).toEqual([])
})
