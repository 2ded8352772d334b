import type { SECRET_SETTINGS } from './constants.ts'

type KeyName = (typeof SECRET_SETTINGS)[number] | 'stripePriceId'

interface KeyShape {
  /** What it begins with, where its provider gives out no other. */
  begins?: readonly string[]
  /** What it begins with, in words. */
  sentence: string
  /** What is taken for it most often, and what to say of that. */
  mistaken: readonly (readonly [RegExp, string])[]
}

const OPENAI_KEY = 'An OpenAI API key begins with sk-'
const STRIPE_KEY = 'The secret key of Stripe’s API begins with sk_ or rk_'
const WEBHOOK_SECRET = 'The signing secret of a webhook begins with whsec_'
const PRICE_ID = 'The ID of a price begins with price_'

const STRIPE_PREFIX = /^[srp]k_(live|test)_/

const KEY_SHAPES: Record<KeyName, KeyShape> = {
  // A server that is compatible with OpenAI's gives out keys as it likes.
  openai_key: {
    sentence: OPENAI_KEY,
    mistaken: [
      [STRIPE_PREFIX, 'This is a key of Stripe’s.'],
      [/^whsec_/, 'This is the signing secret of a webhook, which has a field of its own.'],
      [/\s/, 'There is white space in it.'],
    ],
  },
  stripe_key: {
    begins: ['sk_', 'rk_'],
    sentence: STRIPE_KEY,
    mistaken: [
      [/^pk_/, 'This is the publishable key, which everybody may know.'],
      [/^whsec_/, 'This is the signing secret of a webhook, which has a field of its own.'],
      [/^sk-/, 'This is a key of OpenAI’s.'],
    ],
  },
  stripe_webhook_secret: {
    begins: ['whsec_'],
    sentence: WEBHOOK_SECRET,
    mistaken: [
      [/^we_/, 'This is the ID of the webhook.'],
      [/^[sr]k_/, 'This is the key of Stripe’s API, which has a field of its own.'],
    ],
  },
  // The plans of Stripe's older kind have IDs that begin with plan_, or that somebody has chosen; they are paid for as well.
  stripePriceId: {
    sentence: PRICE_ID,
    mistaken: [
      [/^prod_/, 'This is the ID of the product. Open the product in Stripe and copy the ID of its price.'],
      [STRIPE_PREFIX, 'This is a key of Stripe’s API.'],
      [/^\p{Sc}?\s*\d+([.,]\d+)?\s*\p{Sc}?$/u, 'This is an amount.'],
    ],
  },
}

/** What is wrong with a key as it was pasted, as far as that can be seen; none at all is no fault. */
export function faultInKey(name: KeyName, pasted: string): string | undefined {
  const key = pasted.trim()
  const { begins, sentence, mistaken } = KEY_SHAPES[name]
  if (key === '' || begins?.some((start) => key.startsWith(start))) return undefined
  const [, hint] = mistaken.find(([shape]) => shape.test(key)) ?? []
  if (hint) return `${hint} ${sentence}`
  return begins && sentence
}
