import { type AppStatus, calls } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'

/** What other features tell about themselves. */
interface Sources {
  configuredSecrets(): Promise<Set<string>>
  plansPayable(): Promise<boolean>
}

export const statusRoutes = (sources: Sources): Endpoint[] => [
  endpoint(calls.readAppStatus, async (): Promise<AppStatus> => {
    const [secrets, plans] = await Promise.all([sources.configuredSecrets(), sources.plansPayable()])
    return {
      openaiApi: secrets.has('openai_key'),
      stripeApi: secrets.has('stripe_key'),
      stripeWebhook: secrets.has('stripe_webhook_secret'),
      plans,
    }
  }),
]
