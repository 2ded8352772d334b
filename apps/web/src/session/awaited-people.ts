import type { UserId } from '@huebook/contract'
import { forgivingStorage } from './forgiving-storage.ts'

export const AWAITED_KEY = 'awaited'
/** How long (ms) what somebody has not saved waits for them: a month, as for holidays. */
const PATIENCE_MS = 30 * 24 * 60 * 60 * 1000

/** People whose session has ended in the middle of something: nobody could ask them about what they had not saved. */
export function createAwaitedPeople(find: () => Storage, now: () => number) {
  const storage = forgivingStorage(find)

  function read(): [UserId, until: number][] {
    try {
      const people = Object.entries(JSON.parse(String(storage.getItem(AWAITED_KEY))) ?? {})
      return people.filter((one): one is [UserId, number] => Number(one[1]) > now())
    } catch {
      return []
    }
  }

  function keep(people: readonly [UserId, number][]): void {
    if (people.length > 0) storage.setItem(AWAITED_KEY, JSON.stringify(Object.fromEntries(people)))
    else storage.removeItem(AWAITED_KEY)
  }

  const othersThan = (id: UserId) => read().filter(([other]) => other !== id)

  return {
    all: (): readonly UserId[] => read().map(([id]) => id),
    add: (id: UserId): void => keep([...othersThan(id), [id, now() + PATIENCE_MS]]),
    /** They are back, or have said themselves that they go. */
    remove: (id: UserId): void => keep(othersThan(id)),
  }
}
