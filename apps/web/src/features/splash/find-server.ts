import { addressesMeantBy } from './server-address.ts'

/** A server that takes longer, in milliseconds, is as good as none. */
const PATIENCE_MS = 8000

type Finding = { address: string } | { mistake: string }

const isHuebook = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && typeof (answer as Record<string, unknown>)['needed'] === 'boolean'

type Reply = 'ours' | 'another' | 'none'

async function ask(fetch: typeof window.fetch, address: string): Promise<Reply> {
  try {
    const response = await fetch(`${address}/api/app/setup`, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const answer: unknown = await response.json().catch(() => null)
    return response.ok && isHuebook(answer) ? 'ours' : 'another'
  } catch {
    return 'none'
  }
}

/** Looks whether the site somebody means is really there, before its address is kept. */
export async function findServer(typed: string, fetch: typeof window.fetch): Promise<Finding> {
  const candidates = addressesMeantBy(typed)
  if (candidates.length === 0) return { mistake: 'Please enter the address of your site, such as huebook.example' }
  let answered = false
  for (const address of candidates) {
    const reply = await ask(fetch, address)
    if (reply === 'ours') return { address }
    if (reply === 'another') answered = true
  }
  return {
    mistake: answered
      ? 'Something answers at this address, but it is not a colouring site. Please check the spelling.'
      : 'Nobody answers at this address. Please check the spelling and your connection.',
  }
}
