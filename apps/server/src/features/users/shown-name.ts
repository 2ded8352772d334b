import type { UserId } from '@huebook/contract'
import { objectionTo } from '@huebook/illustrator/objection-to'
import type { Handle } from '#platform/db/handle.ts'
import type { Seed } from '#platform/db/seed.ts'
import { userQueries } from './users.queries.ts'

/**
 * Whoever has a first name that cannot be shown to everybody is seen by its first letter, until they choose otherwise: a name
 * is theirs, and nobody is refused an account for it.
 */
export async function keepShownNameFit(handle: Handle, id: UserId): Promise<void> {
  const shownName = await userQueries(handle).shownName(id)
  if (shownName && objectionTo(shownName)) await userQueries(handle).update(id, { nickname: firstLetterOf(shownName) })
}

/** Whether what others see them as is the letter that took the place of their first name, and goes when that is another. */
export function isStandIn(nickname: string | null, firstName: string): boolean {
  return nickname === firstLetterOf(firstName) && objectionTo(firstName) !== undefined
}

const firstLetterOf = ([first = '']: Iterable<string>) => `${first}.`

/** Those who had an account before others saw first names: nobody has looked at theirs. */
export const shownNameSeed: Seed = {
  name: 'shown names',
  async run(tx) {
    const names = await userQueries(tx).firstNames()
    await userQueries(tx).showByLetter(names.filter(objectionTo))
  },
}
