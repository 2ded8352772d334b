import type { UserId } from '@huebook/contract'
import { objectionTo } from '@huebook/illustrator/objection-to'
import type { Handle } from '#platform/db/handle.ts'
import { userQueries } from './users.queries.ts'

/**
 * Whoever has a first name that cannot be shown to everybody is seen by its first letter, until they choose otherwise: a name
 * is theirs, and nobody is refused an account for it.
 */
export async function keepShownNameFit(handle: Handle, id: UserId): Promise<void> {
  const [first, ...others] = (await userQueries(handle).shownName(id)) ?? ''
  if (first && objectionTo(first + others.join(''))) await userQueries(handle).update(id, { nickname: `${first}.` })
}
