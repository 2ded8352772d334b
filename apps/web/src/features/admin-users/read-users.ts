import type { User, UserId } from '@huebook/contract'
import { api } from '#api/index.ts'
import { UNSORTED } from '#ui/paged-list/list-address.ts'
import type { LoadPage } from '#ui/paged-list/paged-list-store.ts'
import { type ComingStart, readList } from '#ui/paged-list/read-list.ts'

export const loadUsers: LoadPage<User> = ({ page, search }, signal) =>
  api.paginateUsers({ query: { page, search } }, signal)

export const readUsers = (request: Request): Promise<ComingStart<User>> =>
  readList(request, { load: loadUsers, orders: UNSORTED, failure: 'Failed to load users' })

/** Somebody by what stands in the address, which may be anything. */
export const readUser = async (id: string | undefined, signal: AbortSignal): Promise<User | null> =>
  id ? api.readUser({ params: { id: id as UserId } }, signal) : null
