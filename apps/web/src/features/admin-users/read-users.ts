import { FIRST_PAGE, type User, type UserId } from '@huebook/contract'
import { api } from '#api/index.ts'
import { keptList } from '#ui/paged-list/kept-lists.ts'
import { UNSORTED, wishIn } from '#ui/paged-list/list-address.ts'
import { type ListStart, startOf } from '#ui/paged-list/paged-list-store.ts'

/** The beginning of the list the address asks for, or the list as it was left. */
export async function readUsers({ url, signal }: Request): Promise<ListStart<User>> {
  const address = new URL(url)
  const kept = keptList<User>(address)
  if (kept) return kept
  const wish = wishIn(address.searchParams, UNSORTED)
  const first = await api.paginateUsers({ query: { page: FIRST_PAGE, search: wish.search } }, signal)
  if (!first) throw new Error('Failed to load users')
  return startOf(first, wish)
}

/** Somebody by what stands in the address, which may be anything. */
export const readUser = async (id: string | undefined, signal: AbortSignal): Promise<User | null> =>
  id ? api.readUser({ params: { id: id as UserId } }, signal) : null
