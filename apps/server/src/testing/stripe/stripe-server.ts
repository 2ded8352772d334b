import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import Stripe from 'stripe'
import { openStripeAccount, type StripeAccount } from './account.ts'
import { type Route, routesOf } from './api.ts'
import type { Prices } from './book.ts'
import { readForm } from './form-body.ts'
import { showPage } from './pages.ts'
import { checkShape } from './shape-check.ts'
import { type Event, Refusal } from './wire.ts'

/**
 * How it answers its API: as it should, with an error before it has begun or in the middle of it, never, or by breaking
 * off once the work is done.
 */
type Answering = 'answers' | 'fails' | 'fails within' | 'stalls' | 'breaks off' | { refuses: 'invalid key' }

/** The account that every key belongs to, unless it was given to another one, or was revoked. */
export interface StripeServer extends StripeAccount {
  /** What STRIPE_API_BASE has to be. */
  apiBase: string
  answering: Answering
  /** Another account, which this key belongs to. With the id of one there is: its other mode, where nothing is the same. */
  openAccount(key: string, prices: Prices, id?: string): StripeAccount
  /** Keys that were rolled or deleted. */
  revoked: Set<string>
  /** Every call it was asked for, in its order. */
  requests: { method: string; path: string; body: string; idempotencyKey: string | undefined }[]
  /** Called before a call is done and again before it is answered, with its number: here a test ends a server. */
  onStep(step: number, moment: 'asked' | 'done'): Promise<void>
  /** Tells every event from now on to this address, again and again until it is taken, unless events are lost. */
  deliverTo(url: string, secret: string): void
  losesEvents: boolean
  close(): Promise<void>
}

/** How long it waits before it tells an event again, in milliseconds. */
const TELL_AGAIN_MS = 100

/** An event as Stripe sends it: its bytes, and the signature over them by Stripe's own library. */
export function signEvent(event: object, secret: string, timestamp?: number) {
  const payload = JSON.stringify(event, null, 2)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp !== undefined && { timestamp }),
  })
  return { payload, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } }
}

/** Plays Stripe on the wire: the calls this product makes, the pages people pay on, and the events. Prices in cents. */
export async function startStripeServer(prices: Prices): Promise<StripeServer> {
  const server = createServer((request, response) => void answer(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const account = openStripeAccount(prices, (path) => apiBase + path)
  const desk = openDesk(account)
  const desks = new Map<string, Desk>()
  const closing = new AbortController()
  const self: StripeServer = Object.assign(account, {
    apiBase,
    answering: 'answers' as Answering,
    requests: [],
    revoked: new Set<string>(),
    openAccount(key: string, others: Prices, id?: string) {
      const opened = openStripeAccount(others, (path) => apiBase + path, id)
      desks.set(key, openDesk(opened))
      return opened
    },
    onStep: async () => undefined,
    losesEvents: false,
    deliverTo(url: string, secret: string) {
      account.onEvent((event) => {
        if (!self.losesEvents) void deliver(event, url, secret).catch(() => undefined)
      })
    },
    async close() {
      closing.abort()
      server.closeAllConnections()
      server.close()
    },
  })

  async function deliver(event: Event, url: string, secret: string): Promise<void> {
    while (!closing.signal.aborted) {
      const { payload, headers } = signEvent(event, secret)
      const taken = await fetch(url, { method: 'POST', headers, body: payload }).catch(() => undefined)
      if (taken?.ok) return
      await sleep(TELL_AGAIN_MS, undefined, { signal: closing.signal })
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request
    const body = await readText(request)
    if (!url.startsWith('/v1/')) {
      const shown = showPage(account, method, url)
      if ('to' in shown) return void response.writeHead(303, { location: shown.to }).end()
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html)
    }
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    const step = self.requests.push({ method, path: url, body, idempotencyKey })
    await self.onStep(step, 'asked')
    if (self.answering === 'stalls') return
    if (self.answering === 'fails') return sendRefusal(response, new Refusal(503, 'api_error', undefined, 'Oops'))
    const key = request.headers.authorization?.replace('Bearer ', '') ?? ''
    if (typeof self.answering === 'object' || self.revoked.has(key)) return sendRefusal(response, wrongKey)
    if (key.startsWith('rk_') && url === '/v1/account') return sendRefusal(response, notPermitted)
    const misshapen = await checkShape(request, body)
    const asked = { method, url, body, idempotencyKey, fails: self.answering === 'fails within' }
    const done = misshapen ? { status: 400, answer: misshapen } : doOnce(desks.get(key) ?? desk, asked)
    await self.onStep(step, 'done')
    if (self.answering === 'breaks off') return void response.destroy()
    send(response, done.status, done.answer, 'isReplayed' in done && done.isReplayed)
  }

  return self
}

/** Where one account's calls are answered, and what was answered under which idempotency key. */
interface Desk {
  routes: Route[]
  answered: Map<string, { asked: string; status: number; answer: object }>
}
const openDesk = (account: StripeAccount): Desk => ({ routes: routesOf(account), answered: new Map() })

interface Asked {
  method: string
  url: string
  body: string
  idempotencyKey: string | undefined
  fails: boolean
}

/** The same key does its work once, whether it succeeds or fails, and refuses to stand for anything else. */
function doOnce({ routes, answered }: Desk, { method, url, body, idempotencyKey: key, fails }: Asked) {
  const asked = `${method} ${url} ${body}`
  const before = key === undefined ? undefined : answered.get(key)
  if (before && before.asked !== asked) return { status: 400, answer: errorOf(keyTaken) }
  const done = before ?? { asked, ...(fails ? failed : doNow(routes, method, url, body)) }
  if (key !== undefined) answered.set(key, done)
  return { ...done, isReplayed: before !== undefined }
}

function doNow(
  routes: readonly Route[],
  method: string,
  url: string,
  body: string,
): { status: number; answer: object } {
  const { pathname, search } = new URL(url, 'http://stripe.invalid')
  const found = routes.find((route) => route.method === method && route.path.test(pathname))
  if (!found) return { status: 404, answer: errorOf(noSuchCall) }
  try {
    const given = readForm(method === 'POST' ? body : search.slice(1))
    // A copy: what it answers now must not change with what happens later.
    return { status: 200, answer: structuredClone(found.answer(given, found.path.exec(pathname)?.[1] ?? '')) }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, answer: errorOf(error) }
    throw error
  }
}

const errorOf = ({ type, code, message }: Refusal) => ({ error: { type, ...(code && { code }), message } })

const wrongKey = new Refusal(401, 'invalid_request_error', undefined, 'Invalid API Key provided')
const notPermitted = new Refusal(
  403,
  'invalid_request_error',
  undefined,
  'The provided key does not have the required permissions for this endpoint',
)
const noSuchCall = new Refusal(404, 'invalid_request_error', undefined, 'Unrecognized request URL')
const keyTaken = new Refusal(
  400,
  'idempotency_error',
  undefined,
  'Keys for idempotent requests can only be used with the same parameters',
)
const failed = { status: 500, answer: errorOf(new Refusal(500, 'api_error', undefined, 'Something went wrong')) }

const sendRefusal = (response: ServerResponse, refusal: Refusal): void =>
  send(response, refusal.status, errorOf(refusal))

function send(response: ServerResponse, status: number, body: object, isReplayed = false): void {
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'request-id': 'req_test',
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
    })
    .end(JSON.stringify(body))
}
