import { expect, test } from 'vitest'
import { faultInKey } from './keys.ts'

test.each([
  ['openai_key', 'sk-proj-abc'],
  ['stripe_key', 'sk_live_abc'],
  ['stripe_key', ' rk_test_abc\n'],
  ['stripe_webhook_secret', 'whsec_abc'],
  ['stripePriceId', '\tprice_1Nabc '],
  ['stripePriceId', 'plan_EeE4ns3bvb34ZP'],
  ['stripePriceId', 'starter-monthly'],
  ['stripePriceId', ' '],
] as const)('what its provider gives out is right, also with white space around it: %s %j', (name, key) => {
  expect(faultInKey(name, key)).toBeUndefined()
})

test.each(['gsk_abc', 'sk_abc', 'none', 'a-token/of=theirs'])(
  'a server that is compatible with OpenAI’s gives out keys as it likes: %j',
  (key) => {
    expect(faultInKey('openai_key', key)).toBeUndefined()
  },
)

test.each([
  ['openai_key', 'sk_live_abc', 'This is a key of Stripe’s. An OpenAI API key begins with sk-'],
  ['openai_key', 'rk_test_abc', 'This is a key of Stripe’s. '],
  ['openai_key', 'whsec_abc', 'This is the signing secret of a webhook, which has a field of its own. '],
  ['openai_key', 'Bearer sk-abc', 'There is white space in it. '],
  ['stripe_key', 'pk_live_abc', 'This is the publishable key, which everybody may know. '],
  ['stripe_key', 'whsec_abc', 'This is the signing secret of a webhook, which has a field of its own. '],
  ['stripe_key', 'mk_1', 'The secret key of Stripe’s API begins with sk_ or rk_'],
  ['stripe_webhook_secret', 'we_1', 'This is the ID of the webhook. '],
  ['stripe_webhook_secret', 'sk_test_abc', 'This is the key of Stripe’s API, which has a field of its own. '],
  ['stripePriceId', 'prod_abc', 'This is the ID of the product. Open the product in Stripe'],
  ['stripePriceId', 'sk_live_abc', 'This is a key of Stripe’s API. '],
  ['stripePriceId', 'pk_test_abc', 'This is a key of Stripe’s API. '],
  ['stripePriceId', '4.99', 'This is an amount. The ID of a price begins with price_'],
  ['stripePriceId', '$5', 'This is an amount. '],
  ['stripePriceId', '4,99 €', 'This is an amount. '],
] as const)('what was taken for it is told apart: %s %j', (name, key, told) => {
  expect(faultInKey(name, key)).toContain(told)
})
