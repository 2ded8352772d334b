import { once } from 'node:events'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { calls } from '@huebook/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSmtpMailer } from '#platform/mail/smtp-mailer.ts'
import { testSite } from '#testing/test-site.ts'
import { shutDown } from './shut-down.ts'

/** A database that tells how it was closed. */
function closing() {
  const how: string[] = []
  return {
    how,
    close: async () => void how.push('closed'),
    abandon: async () => void how.push('abandoned'),
  }
}

const quietMailer = { close: async () => undefined }

describe('a server that stops', () => {
  const site = testSite()

  test('first finishes what it has promised, such as a mail, and then closes its database', async () => {
    let finished = false
    site.background.run('something slow', async () => {
      await site.db.execute(sql`select pg_sleep(0.3)`)
      finished = true
    })
    const database = { db: site.db, ...closing() }
    const { signal } = new AbortController()
    expect(await shutDown({ app: site.app, mailer: quietMailer, database }, signal)).toBe(true)
    expect([finished, database.how]).toEqual([true, ['closed']])
  })
})

describe('a server that stops while a browser keeps a connection in reserve', () => {
  const site = testSite()

  test('does not wait for a question on it', async () => {
    await site.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = site.app.server.address() as AddressInfo
    const accepted = once(site.app.server, 'connection')
    const reserve = connect(port, '127.0.0.1').on('error', () => undefined)
    const ended = once(reserve, 'close')
    await accepted
    const database = { db: site.db, ...closing() }
    // Node itself would give it a minute.
    expect(await shutDown({ app: site.app, mailer: quietMailer, database }, AbortSignal.timeout(50_000))).toBe(true)
    await ended
  })
})

describe('a server that has to stop now', () => {
  const site = testSite()

  test('cuts off a client that never finishes sending, and still ends its database', async () => {
    const address = await site.app.listen({ host: '127.0.0.1', port: 0 })
    const headers = { 'content-type': 'application/json', 'content-length': 1000 }
    const dripping = request(`${address}/api${calls.signIn.path}`, { method: 'POST', headers })
    const cut = once(dripping, 'error')
    dripping.write('{')
    await fetch(`${address}/healthz`)
    const deadline = new AbortController()
    const database = { db: site.db, ...closing() }
    const stopped = shutDown({ app: site.app, mailer: quietMailer, database }, deadline.signal)
    expect(database.how).toEqual([])
    deadline.abort()
    expect(await stopped).toBe(false)
    expect(database.how).toEqual(['abandoned'])
    await cut
  })
})

describe('a server that has to stop in the middle of a mail', () => {
  const site = testSite()

  test('does not wait for a mail server that never says hello', async () => {
    const callers: Socket[] = []
    const silent = createServer((socket) => callers.push(socket)).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    onTestFinished(() => {
      for (const caller of callers) caller.destroy()
      silent.close()
    })
    const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const mailer = createSmtpMailer({ url, from: 'no-reply@example.org' })
    const mail = { to: 'mia@example.org', subject: 'Hello', text: 'Hello', html: 'Hello', highlights: [] }
    site.background.run('sign-in mail', () => mailer.send(mail))
    await expect.poll(() => callers.length).toBe(1)
    const database = { db: site.db, ...closing() }
    expect(await shutDown({ app: site.app, mailer, database }, AbortSignal.timeout(50))).toBe(false)
    expect(database.how).toEqual(['abandoned'])
  })
})
