import { Plan, type User } from '@huebook/contract'
import { expect, test } from 'vitest'
import { ada } from '#testing/ada.ts'
import { whatHappens, whyNot } from './why-not.ts'

const starter = Plan.parse({
  id: '7f8b9c1e-3a52-4d0e-9c6f-0d2f6c1f4a11',
  name: 'starter',
  title: 'Starter',
  description: '',
  price: 4.99,
  discount: 0,
  paid: true,
  stripe_price_id: 'price_1',
  for_sale: true,
  public_page_limit: 200,
  page_creation_limit: 50,
})
const advanced: Plan = { ...starter, name: 'advanced', title: 'Advanced', stripe_price_id: 'price_2' }

type State = NonNullable<User['subscription']>['state']

const onStarter = (state: State) => ({
  ...ada,
  plan: { title: 'Starter', name: 'starter' as const, paid: true },
  subscription: { state, plan: { title: 'Starter', name: 'starter', paid: true } } as User['subscription'],
})

test('somebody who has chosen nothing is told to choose', () => {
  expect(whyNot(undefined, ada)).toBe('Choose a plan above first.')
})

test('a plan that is not sold cannot be bought, and says so', () => {
  expect(whyNot({ ...starter, for_sale: false }, ada)).toContain('Starter cannot be bought yet')
})

test('nobody buys twice what they have', () => {
  expect(whyNot(starter, onStarter('active'))).toContain('is your plan already')
  expect(whyNot(advanced, onStarter('active'))).toBeNull()
})

test('a plan that is canceled, or not paid for, can be taken up again', () => {
  expect(whyNot(starter, onStarter('canceled'))).toBeNull()
  expect(whyNot(starter, onStarter('payment_due'))).toBeNull()
})

test('what happens next is said before the button is pressed', () => {
  expect(whatHappens(starter, ada)).toContain('You pay by card')
  expect(whatHappens(advanced, onStarter('active'))).toContain('You change from Starter at once')
  expect(whatHappens(starter, onStarter('canceled'))).toContain('as if it had never been canceled')
  expect(whatHappens(advanced, onStarter('payment_due'))).toContain('You pay that bill first')
})

test('what somebody was given they can still buy, and read that they pay from today on', () => {
  const given = { ...ada, given_plan: { plan: onStarter('active').plan, expire_at: '2027-03-03T12:00:00Z' } }
  expect(whyNot(starter, given)).toBeNull()
  expect(whatHappens(starter, given)).toContain(
    'You have Starter as a gift until 3 March 2027; this is paid from today',
  )
})
