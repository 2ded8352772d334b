import { FIRST_PAGE, type User, type UserId } from '@huebook/contract'
import { api } from '#api/index.ts'

/** The beginning of the list, before anything is searched for. */
export async function readFirstUsers(signal: AbortSignal) {
  const first = await api.paginateUsers({ query: { page: FIRST_PAGE, search: '' } }, signal)
  if (!first) throw new Error('Failed to load users')
  return first
}

/** Somebody by what stands in the address, which may be anything. */
export const readUser = async (id: string | undefined, signal: AbortSignal): Promise<User | null> =>
  id ? api.readUser({ params: { id: id as UserId } }, signal) : null
