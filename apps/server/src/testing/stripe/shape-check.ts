import type { IncomingMessage } from 'node:http'

/**
 * Where stripe-mock listens, if it runs: it knows the schema of Stripe's whole API, and refuses parameters that Stripe
 * would refuse. It keeps nothing, so what it answers to a well-formed call is of no use.
 */
const STRIPE_MOCK = process.env['STRIPE_MOCK']

/** Lets stripe-mock look at a call; answers its refusal, or nothing where it has none, or is not there. */
export async function checkShape(request: IncomingMessage, body: string): Promise<object | undefined> {
  if (!STRIPE_MOCK) return undefined
  const { method = 'GET', url = '' } = request
  const answer = await fetch(`${STRIPE_MOCK}${url}`, {
    method,
    headers: {
      authorization: 'Bearer sk_test_123',
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { body }),
  })
  const problem = (await answer.json()) as object
  if (answer.ok) return undefined
  return problem
}
