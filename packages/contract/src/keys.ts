import type { SECRET_SETTINGS } from './constants.ts'

type KeyName = (typeof SECRET_SETTINGS)[number] | 'stripePriceId'

interface KeyShape {
  /** What it begins with; its provider gives out no other. */
  begins: readonly string[]
  /** What to say of anything else. */
  sentence: string
  /** What is taken for it most often, by how that begins. */
  mistaken: Readonly<Record<string, string>>
}

const OPENAI_KEY = 'An OpenAI API key begins with sk-'
const STRIPE_KEY = 'The secret key of Stripe’s API begins with sk_ or rk_'
const WEBHOOK_SECRET = 'The signing secret of a webhook begins with whsec_'
const PRICE_ID = 'The ID of a price begins with price_'

const KEY_SHAPES: Record<KeyName, KeyShape> = {
  openai_key: {
    begins: ['sk-'],
    sentence: OPENAI_KEY,
    mistaken: {
      sk_: `This is a key of Stripe’s. ${OPENAI_KEY}`,
      rk_: `This is a key of Stripe’s. ${OPENAI_KEY}`,
      pk_: `This is a key of Stripe’s. ${OPENAI_KEY}`,
    },
  },
  stripe_key: {
    begins: ['sk_', 'rk_'],
    sentence: STRIPE_KEY,
    mistaken: {
      pk_: `This is the publishable key, which everybody may know. ${STRIPE_KEY}`,
      whsec_: `This is the signing secret of a webhook, which has a field of its own. ${STRIPE_KEY}`,
      'sk-': `This is a key of OpenAI’s. ${STRIPE_KEY}`,
    },
  },
  stripe_webhook_secret: {
    begins: ['whsec_'],
    sentence: WEBHOOK_SECRET,
    mistaken: {
      we_: `This is the ID of the webhook. ${WEBHOOK_SECRET}`,
      sk_: `This is the key of Stripe’s API, which has a field of its own. ${WEBHOOK_SECRET}`,
      rk_: `This is the key of Stripe’s API, which has a field of its own. ${WEBHOOK_SECRET}`,
    },
  },
  stripePriceId: {
    begins: ['price_'],
    sentence: PRICE_ID,
    mistaken: {
      prod_:
        'This is the ID of the product. Open the product in Stripe and copy the ID of its price, which begins with price_',
      plan_: `This is the ID of a plan of Stripe’s older kind. ${PRICE_ID}`,
    },
  },
}

/** What is wrong with a key as it was pasted, by how it begins; none at all is no fault. */
export function faultInKey(name: KeyName, pasted: string): string | undefined {
  const key = pasted.trim()
  const { begins, sentence, mistaken } = KEY_SHAPES[name]
  if (key === '' || begins.some((start) => key.startsWith(start))) return undefined
  const [, told] = Object.entries(mistaken).find(([start]) => key.startsWith(start)) ?? []
  return told ?? sentence
}
