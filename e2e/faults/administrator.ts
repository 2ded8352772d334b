import { setTimeout as sleep } from 'node:timers/promises'
import { calls } from '@huebook/contract'

/** How long an administrator tries, how long they wait for one answer, and until they try again, in milliseconds. */
const PATIENCE = { tryMs: 180_000, answerMs: 15_000, againMs: 500 }

/** Changes the Stripe key of the site as an administrator does, who tries until it is saved; answers whether it was. */
export async function saveStripeKey(
  { address, token }: { address: string; token: string },
  value: string,
  { tryMs, answerMs, againMs } = PATIENCE,
): Promise<boolean> {
  const path = calls.updateSetting.path.replace('{name}', 'stripe_key')
  const send = () =>
    fetch(`${address}/api${path}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ value }),
      signal: AbortSignal.timeout(answerMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const end = Date.now() + tryMs; Date.now() < end; await sleep(againMs)) if (await send()) return true
  return false
}
