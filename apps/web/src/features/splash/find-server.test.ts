import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API_VERSION } from '@huebook/contract'
import { afterEach, expect, test } from 'vitest'
import { findServer } from './find-server.ts'

let server: Server | undefined

async function serve(listener: RequestListener) {
  server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

const siteSaying =
  (setup: object): RequestListener =>
  ({ url }, response) => {
    if (url !== '/api/app/setup') return void response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(setup))
  }

const aSite = siteSaying({ needed: false, api: API_VERSION })

test('a site is found by its address alone, or by one with a path behind it', async () => {
  const host = await serve(aSite)
  expect(await findServer(host, fetch)).toEqual({ address: `http://${host}` })
  expect(await findServer(` http://${host}/sign-in `, fetch)).toEqual({ address: `http://${host}` })
})

test.each<[string, RequestListener]>([
  ['another site', (_, response) => void response.writeHead(200).end('<h1>Hotel Wi-Fi</h1>')],
  ['a site with other answers', (_, response) => void response.writeHead(200).end('{"hello":"world"}')],
  ['a site that refuses', (_, response) => void response.writeHead(403).end('{"needed":true}')],
])('%s is not taken for ours', async (_, listener) => {
  const host = await serve(listener)
  expect(await findServer(host, fetch)).toMatchObject({ mistake: expect.stringContaining('not a colouring site') })
})

test.each([{ needed: false }, { needed: false, api: API_VERSION - 1 }])(
  'a site that says %j is too old',
  async (setup) => {
    const host = await serve(siteSaying(setup))
    expect(await findServer(host, fetch)).toMatchObject({ mistake: expect.stringContaining('older than the app') })
  },
)

test('a site that is newer than the app is fine', async () => {
  const host = await serve(siteSaying({ needed: false, api: API_VERSION + 1 }))
  expect(await findServer(host, fetch)).toEqual({ address: `http://${host}` })
})

/** As an app does it: what a site does not give away to the app's origin cannot be read. */
const fetchFromApp: typeof fetch = async (url, options) => {
  const answer = await fetch(url, options)
  if (options?.mode === 'no-cors' || answer.headers.has('access-control-allow-origin')) return answer
  throw new TypeError('Load failed')
}

test('a site that lets no app read its answers is told from none', async () => {
  const host = await serve((_, response) => void response.writeHead(200).end('<h1>The weather</h1>'))
  expect(await findServer(host, fetchFromApp)).toMatchObject({
    mistake: expect.stringContaining('not a colouring site'),
  })
  server?.close()
  server?.closeAllConnections()
  expect(await findServer(host, fetchFromApp)).toMatchObject({ mistake: expect.stringContaining('Nobody answers') })
})

test('an address where nobody answers is not kept', async () => {
  const host = await serve(aSite)
  server?.close()
  server?.closeAllConnections()
  expect(await findServer(host, fetch)).toMatchObject({ mistake: expect.stringContaining('Nobody answers') })
})

test('what is no address at all is not asked for', async () => {
  const asked: unknown[] = []
  const record = (async (url: unknown) => void asked.push(url)) as unknown as typeof fetch
  expect(await findServer('my huebook', record)).toMatchObject({ mistake: expect.stringContaining('Please enter') })
  expect(asked).toEqual([])
})
