import { API_VERSION } from '@huebook/contract'
import { addressesMeantBy } from './server-address.ts'

/** A server that takes longer, in milliseconds, is as good as none. */
const PATIENCE_MS = 8000

type Finding = { address: string } | { mistake: string }

type Reply = 'ours' | 'old' | 'another' | 'none'

/** Sites of before apps were made for them say nothing of their calls. */
function replyIn(answer: unknown): Reply {
  const { needed, api = 0 } = Object(answer) as Record<string, unknown>
  if (typeof needed !== 'boolean') return 'another'
  return Number(api) >= API_VERSION ? 'ours' : 'old'
}

const MISTAKES: Readonly<Record<Exclude<Reply, 'ours'>, string>> = {
  old: 'This site is older than the app. Please ask whoever runs it to bring it up to date.',
  another: 'Something answers at this address, but it is not a colouring site. Please check the spelling.',
  none: 'Nobody answers at this address. Please check the spelling and your connection.',
}

async function ask(fetch: typeof window.fetch, address: string): Promise<Reply> {
  try {
    const response = await fetch(`${address}/api/app/setup`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer: unknown = await response.json().catch(() => null)
    return response.ok ? replyIn(answer) : 'another'
  } catch (trouble) {
    const isSlow = trouble instanceof DOMException && trouble.name === 'TimeoutError'
    return !isSlow && (await answersAtAll(fetch, address)) ? 'another' : 'none'
  }
}

/** Other sites do not let an app read what they say, which looks like no answer: only whether there is one can be asked. */
const answersAtAll = (fetch: typeof window.fetch, address: string): Promise<boolean> =>
  fetch(address, { mode: 'no-cors', signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    () => true,
    () => false,
  )

/** Looks whether the site somebody means is really there, before its address is kept. */
export async function findServer(typed: string, fetch: typeof window.fetch): Promise<Finding> {
  const candidates = addressesMeantBy(typed)
  if (candidates.length === 0) return { mistake: 'Please enter the address of your site, such as huebook.example' }
  let best: Exclude<Reply, 'ours'> = 'none'
  for (const address of candidates) {
    const reply = await ask(fetch, address)
    if (reply === 'ours') return { address }
    if (reply !== 'none') best = reply
  }
  return { mistake: MISTAKES[best] }
}
