import { openConnection, requestBytes } from '../harness/connection.ts'
import type { ProbedSite } from '../harness/probe/probed-site.ts'

/** Somebody with an account, and the client address they call from. */
export interface Person {
  email: string
  client: string
}

/** Mails one address may ask for in an hour are few, so every sign-in is somebody else's. */
const PEOPLE = 6000

/** Codes that are asked for at once. */
const ASKED_AT_ONCE = 10

/** Fills the site with people who have nothing but an account, and lends out one after the other. */
export async function callPeople({ address, mailbox, tell }: ProbedSite) {
  await tell(
    'changeData',
    `insert into users (name, email) select 'Mia', 'caller' || n || '@example.org' from generate_series(1, ${PEOPLE}) n`,
  )
  await tell('changeData', 'analyze')
  const connection = await openConnection(address)
  let lent = 0

  const next = (): Person => {
    lent += 1
    if (lent > PEOPLE) throw new Error('There is nobody left to sign in.')
    return { email: `caller${lent}@example.org`, client: `10.${lent >> 16}.${(lent >> 8) & 255}.${lent & 255}` }
  }

  const askForCode = async (): Promise<Buffer> => {
    const { email, client } = next()
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': client }
    const post = (path: string, body: object) =>
      requestBytes({ method: 'POST', path, headers, body: Buffer.from(JSON.stringify(body)) })
    const own = await openConnection(address)
    const { status } = await own.ask(post('/api/users/sign-in', { email }))
    own.close()
    if (status !== 200) throw new Error(`Asking for a mail was answered ${status}.`)
    return post('/api/users/verify', { email, code: (await mailbox.next(email)).code })
  }

  /** Requests that sign so many people in by the code that was mailed to them. */
  async function signIns(count: number): Promise<Buffer[]> {
    const requests: Buffer[] = []
    while (requests.length < count) {
      const some = Math.min(ASKED_AT_ONCE, count - requests.length)
      requests.push(...(await Promise.all(Array.from({ length: some }, askForCode))))
    }
    return requests
  }

  /** So many people's tokens. */
  async function tokens(count: number): Promise<string[]> {
    const found: string[] = []
    for (const request of await signIns(count)) {
      const { body } = await connection.ask(request)
      found.push((JSON.parse(String(body)) as { token: string }).token)
    }
    return found
  }

  return { signIns, tokens, close: connection.close }
}
