import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { newDataDir } from '../../e2e/site/data-dir.ts'
import { openMailbox } from '../../e2e/site/mailbox.ts'
import { freePort, startNode } from '../../e2e/site/server-process.ts'

export interface Person {
  token: string
  /** The client address they call from. */
  client: string
}

export interface PeopledSite {
  address: string
  /** Everything the server has printed so far. */
  output(): string
  /** New accounts, each calling from an address of its own. */
  signUp(count: number): Promise<Person[]>
  stop(): Promise<void>
}

/** Starts the built server of a checkout as `npm start` would, but for a proxy in front that tells people apart. */
export async function startPeopledSite(checkout: string): Promise<PeopledSite> {
  const dataDir = await newDataDir()
  const mailbox = await openMailbox()
  const server = startNode([join(checkout, 'apps/server/dist/main.js')], {
    NODE_ENV: 'production',
    PORT: await freePort(),
    DATA_DIR: dataDir,
    SMTP_URL: mailbox.url,
    TRUST_PROXY: 'on',
    // To draw it would be work beside what is measured.
    GALLERY: 'off',
  })
  const address = await server.ready
  if (!address) throw new Error(`The server of ${checkout} did not start:\n${server.output()}`)
  let people = 0

  const post = async (path: string, body: object, client: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': client }
    const answer = await fetch(`${address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }

  const signUpOne = async (): Promise<Person> => {
    people += 1
    const client = `10.2.${people >> 8}.${people & 255}`
    const email = `person-${people}@example.org`
    await post('/users/sign-up', { name: 'Mia', email }, client)
    const { code } = await mailbox.next(email)
    const { token } = (await post('/users/verify', { email, code }, client)) as { token: string }
    return { token, client }
  }

  return {
    address,
    output: server.output,
    async signUp(count) {
      const all: Person[] = []
      for (let one = 0; one < count; one++) all.push(await signUpOne())
      return all
    },
    async stop() {
      server.child.kill('SIGTERM')
      await server.ended
      await mailbox.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
