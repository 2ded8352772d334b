import type { AppStatus } from '@huebook/contract'
import type { SecretName } from './secrets.ts'

const PART_OF = { openai_key: 'openaiApi', stripe_key: 'stripeApi', stripe_webhook_secret: 'stripeWebhook' } as const

/** Which secrets the server holds, as far as its status tells; what they are stays there. */
export const heldSecrets = (status: AppStatus | null): ReadonlySet<SecretName> =>
  new Set(
    (Object.keys(PART_OF) as SecretName[]).filter(
      (name) => status !== null && status.checks[PART_OF[name]].state !== 'missing',
    ),
  )
