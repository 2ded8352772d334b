import { setTimeout as sleep } from 'node:timers/promises'
import { startPeopledSite } from '../harness/peopled-site.ts'
import type { Attack, Tally } from './attack.ts'
import { startAttacker } from './attacker-process.ts'
import { beHonest, type Seen } from './honest.ts'

export interface Measured {
  rest: Seen
  underAttack: Seen
  /** What the attacker was answered. */
  tally: Tally
}

const ATTACKERS = 4
/** So many that none of them calls more often than a person would. */
const HONEST_PEOPLE = 40
const ATTACKERS_CLIENT = '10.3.0.1'

const WARM_UP_MS = 2000
export const REST_MS = 8000
/** How long the attack goes on before anybody looks, in milliseconds: its process has to start and make its weapons. */
const ONSET_MS = 4000
export const ATTACK_MS = 12_000

/** How honest people fare on a new site of this checkout, before and during an attack. */
export async function measureAttack(attack: Attack, checkout: string): Promise<Measured> {
  const site = await startPeopledSite(checkout)
  try {
    const people = await site.signUp(HONEST_PEOPLE)
    const tokens = (await site.signUp(ATTACKERS)).map(({ token }) => token)
    await beHonest(site, people, WARM_UP_MS, attack.hitsUploads)
    const rest = await beHonest(site, people, REST_MS, attack.hitsUploads)
    const attacker = startAttacker(attack, { address: site.address, tokens, client: ATTACKERS_CLIENT })
    await sleep(ONSET_MS)
    const underAttack = await beHonest(site, people, ATTACK_MS, attack.hitsUploads)
    return { rest, underAttack, tally: await attacker.stop() }
  } finally {
    await site.stop()
  }
}
