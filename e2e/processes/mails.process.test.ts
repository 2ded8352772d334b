import type { AddressInfo } from 'node:net'
import { calls } from '@huebook/contract'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { killsOr } from '../site/kills.ts'
import { freePort } from '../site/server-process.ts'
import { copyOfSite, startServerProcess } from './for-one-test.ts'

/** The mail server refuses, stalls and accepts in turn: each once at least. */
const KILLS = killsOr(3)

/** How a mail server can be: away, silent, or at work. */
type Mood = 'refuses' | 'stalls' | 'accepts'

interface MoodyMailServer {
  url: string
  mood: Mood
  /** How often a mail has arrived, by recipient. */
  arrived: Map<string, number>
  /** How often somebody has knocked. */
  calls: number
}

async function openMoodyMailServer(): Promise<MoodyMailServer> {
  const state: MoodyMailServer = { url: '', mood: 'accepts', arrived: new Map(), calls: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(_address, _session, done) {
      state.calls += 1
      if (state.mood === 'refuses') done(Object.assign(new Error('not now'), { responseCode: 451 }))
      if (state.mood === 'accepts') done()
    },
    onData(stream, session, done) {
      stream.resume().on('end', () => {
        for (const { address } of session.envelope.rcptTo)
          state.arrived.set(address, (state.arrived.get(address) ?? 0) + 1)
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  state.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  return state
}

test(`every mail that was promised arrives, at most twice, though the server is killed ${KILLS} times before it is sent`, async () => {
  const dataDir = await copyOfSite()
  const mails = await openMoodyMailServer()
  const promised: string[] = []
  const start = async () => {
    const env = { DATA_DIR: dataDir, PORT: await freePort(), SMTP_URL: mails.url, TRUST_PROXY: 'on' }
    const server = startServerProcess(env)
    return { ...server, address: await server.ready }
  }
  const ask = async (address: string) => {
    const email = `mia${promised.length}@example.org`
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${promised.length}` }
    const answer = await fetch(`${address}/api${calls.signIn.path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email }),
    })
    expect(await answer.json()).toEqual({ sent: true })
    promised.push(email)
    return email
  }
  const until = (isSo: () => boolean) =>
    waitFor(isSo, (it) => expect(it).toBe(true), { progress: () => [mails.calls, mails.arrived], pauseMs: 5 })
  const haveArrived = () => promised.every((email) => mails.arrived.has(email))

  for (let kill = 0; kill < KILLS; kill += 1) {
    const server = await start()
    mails.mood = (['refuses', 'stalls', 'accepts', 'refuses'] as const)[kill % 4] ?? 'refuses'
    // A mail is killed right after it was delivered only once: that is where the second one comes from.
    if (mails.mood === 'accepts') await until(haveArrived)
    const before = mails.calls
    const email = await ask(server.address)
    if (mails.mood === 'accepts') await until(() => mails.arrived.has(email))
    else if (kill % 3 > 0) await until(() => mails.calls > before)
    server.child.kill('SIGKILL')
    await server.ended
  }

  mails.mood = 'accepts'
  await start()
  await until(haveArrived)
  expect(promised).toHaveLength(KILLS)
  expect([...mails.arrived.values()].filter((times) => times > 2)).toEqual([])
})
