import { calls, type User } from '@huebook/contract'

/** Follows the set-up link a new site prints, and answers the first administrator's session. */
export async function createFirstAdmin(address: string, output: string): Promise<{ token: string; user: User }> {
  const code = /\/admin\/create\?code=(\S+)/.exec(output)?.[1]
  const answer = await fetch(`${address}/api${calls.createFirstAdmin.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', code }),
  })
  if (!answer.ok) throw new Error(`There is no first administrator: ${await answer.text()}`)
  return (await answer.json()) as { token: string; user: User }
}
