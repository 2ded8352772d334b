import Fastify from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { secure } from './security.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A site on which a client may make one request a second, and a hundred at once. */
async function openSite() {
  const app = Fastify()
  await secure(app, { publicUrl: 'http://localhost:3000', rateLimit: 6 })
  app.get('/*', async () => 'a screen')
  const answered: string[] = []
  const ask = (client: string, url = '/') =>
    app.inject({ url, remoteAddress: client }).then(({ statusCode }) => void answered.push(`${client} ${statusCode}`))
  /** What has been answered by now: the others' answers take no time. */
  const soFar = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    return answered.splice(0)
  }
  await app.ready()
  return { app, ask, soFar }
}

const FLOOD = '203.0.113.7'
const times = <T>(count: number, value: T): T[] => Array(count).fill(value)

describe('a client that asks for more than any browser does', () => {
  test('is answered at its pace, whatever it asks for, and never refused for it', async () => {
    const { ask, soFar } = await openSite()
    for (let i = 0; i < 103; i++) void ask(FLOOD, `/nowhere/${i}`)
    expect(await soFar()).toEqual(times(100, `${FLOOD} 200`))
    await vi.advanceTimersByTimeAsync(1000)
    expect(await soFar()).toEqual([`${FLOOD} 200`])
    await vi.advanceTimersByTimeAsync(2000)
    expect(await soFar()).toEqual(times(2, `${FLOOD} 200`))
  })

  test('keeps nobody else waiting', async () => {
    const { ask, soFar } = await openSite()
    for (let i = 0; i < 110; i++) void ask(FLOOD)
    await soFar()
    void ask('203.0.113.8')
    expect(await soFar()).toEqual(['203.0.113.8 200'])
  })

  test('waits ten seconds at most, over however many connections', async () => {
    const { ask, soFar } = await openSite()
    for (let i = 0; i < 200; i++) void ask(FLOOD)
    await soFar()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await soFar()).toHaveLength(100)
  })

  test('may ask as before once it has left off', async () => {
    const { ask, soFar } = await openSite()
    for (let i = 0; i < 105; i++) void ask(FLOOD)
    await vi.advanceTimersByTimeAsync(105_000)
    await soFar()
    for (let i = 0; i < 100; i++) void ask(FLOOD)
    expect(await soFar()).toHaveLength(100)
  })

  test('does not hold up a shutdown', async () => {
    const { app, ask, soFar } = await openSite()
    for (let i = 0; i < 101; i++) void ask(FLOOD)
    expect(await soFar()).toHaveLength(100)
    await app.close()
    expect(await soFar()).toHaveLength(1)
  })
})
