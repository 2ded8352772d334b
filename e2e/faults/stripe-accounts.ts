import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { StripeServer } from '../../apps/server/src/testing/stripe/stripe-server.ts'
import { playStripe, STRIPE_KEY } from '../site/stripe.ts'

export const KEYS = { right: STRIPE_KEY, other: 'sk_test_of_somebody_else', revoked: 'sk_test_of_yesterday' }

export interface StripeAccounts {
  /** What STRIPE_API_BASE has to be. */
  apiBase: string
  own: StripeServer
  other: StripeServer
  close(): Promise<void>
}

/** Two accounts at one Stripe: the key says whose books are looked at, and one that was revoked opens none. */
export async function playStripeAccounts(): Promise<StripeAccounts> {
  const [own, other] = [await playStripe(), await playStripe()]
  const accounts = new Map([
    [KEYS.right, { id: 'acct_own', server: own }],
    [KEYS.other, { id: 'acct_other', server: other }],
  ])
  const front = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = request
    const body = await text(request)
    const account = accounts.get(headers.authorization?.replace('Bearer ', '') ?? '')
    if (!account)
      return send(response, 401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } })
    // By which a site recognises whose key it holds.
    if (url === '/v1/account') return send(response, 200, { id: account.id, object: 'account' })
    const passedOn = ['content-type', 'idempotency-key', 'stripe-version'].flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value] as [string, string]] : []
    })
    const told = await fetch(account.server.apiBase + url, { method, headers: passedOn, ...(body && { body }) })
    send(response, told.status, await told.json())
  }

  await once(front.listen(0, '127.0.0.1'), 'listening')
  return {
    apiBase: `http://127.0.0.1:${(front.address() as AddressInfo).port}`,
    own,
    other,
    async close() {
      front.closeAllConnections()
      front.close()
      await Promise.all([own.close(), other.close()])
    },
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' }).end(JSON.stringify(body))
}
