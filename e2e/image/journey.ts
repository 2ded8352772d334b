import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { calls, type Page } from '@huebook/contract'
import sharp from 'sharp'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { newTold, perform, type Send } from '../mix/acts.ts'
import { createFirstAdmin } from '../site/first-admin.ts'
import { openMailbox } from '../site/mailbox.ts'
import { freePort } from '../site/server-process.ts'

/** Without crun, which wants more of the machine than a container in a container has. */
const PODMAN = ['--runtime', 'runc', 'run', '--network', 'host']
const LIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=4096:4096']
const DICE = { roll: () => 0, between: (min: number) => min, pick: <T>(items: readonly T[]) => items[0] as T }

/** Starts a site of an image with nothing but a mail server, and does there what people come for. */
export async function tryImage(image: string): Promise<void> {
  const mailbox = await openMailbox()
  const port = await freePort()
  const name = `huebook-image-${port}`
  const variables = { PORT: port, HOST: '127.0.0.1', SMTP_URL: mailbox.url, GALLERY: 'off' }
  const env = Object.entries(variables).flatMap(([key, value]) => ['--env', `${key}=${value}`])
  const container = spawn('podman', [...PODMAN, ...LIMITS, '--rm', '--name', name, ...env, image], {
    stdio: 'pipe',
  })
  let output = ''
  for (const stream of [container.stdout, container.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const ended = new Promise<number | null>((resolve) => container.on('close', resolve))
  try {
    const starting = waitFor(
      () => output,
      (printed) => assert.match(printed, /Huebook is ready at/),
    )
    const died = ended.then((code) => assert.fail(`It ended with code ${code}:\n${output}`))
    // Whichever comes second is nobody's.
    for (const outcome of [starting, died]) outcome.catch(() => undefined)
    await Promise.race([starting, died])
    const who = execFileSync('podman', ['--runtime', 'runc', 'top', name, 'user'], { encoding: 'utf8' })
    assert.doesNotMatch(who, /^root$/m, 'nothing in it runs as root')
    await journey(`http://127.0.0.1:${port}`, output, mailbox)
  } finally {
    execFileSync('podman', ['stop', '--ignore', name], { stdio: 'ignore' })
    await ended
    await mailbox.close()
  }
  assert.equal(await ended, 0, 'it ends well when it is told to')
}

async function journey(address: string, output: string, mailbox: Awaited<ReturnType<typeof openMailbox>>) {
  await createFirstAdmin(address, output)
  const landing = await fetch(address, { headers: { accept: 'text/html' } })
  assert.match(await landing.text(), /<h1/, 'the landing is there as HTML')
  const visitor = sender(address)
  const email = 'mia@example.org'
  assert.equal((await visitor(calls.signUp, { name: 'Mia', email })).status, 200)
  const { code } = await mailbox.next(email)
  const { token } = (await visitor(calls.verify, { email, code })).body as { token: string }
  const send = sender(address, token)
  const drawn = await send(calls.createPage, { prompt: 'a big balloon', style: 'close-up', detail: 1, public: true })
  assert.equal(drawn.status, 200, JSON.stringify(drawn.body))
  const page = drawn.body as Page
  const picture = Buffer.from(await (await fetch(new URL(page.illustration, address))).arrayBuffer())
  const { width = 1, height = 1 } = await sharp(picture).metadata()
  const spot = `<svg width="${width}" height="${height}"><circle cx="300" cy="300" r="99" fill="#c43"/></svg>`
  const drawing = new Uint8Array(await buffer(sharp(Buffer.from(spot)).png()))
  const things = { pages: [page.id], colorable: page.id, drawings: [drawing] }
  const told = newTold()
  for (const act of ['browse', 'read', 'favourite', 'save'] as const) {
    const answer = await perform(act, { send, things, told, dice: DICE })
    assert.equal(answer.status, 200, `${act}: ${JSON.stringify(answer.body)}`)
  }
  const ready = await fetch(`${address}/readyz`)
  assert.equal(ready.status, 200, await ready.text())
}

const sender =
  (address: string, token?: string): Send =>
  async ({ method, path }, body) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    return { status: answer.status, body: await answer.json() }
  }
