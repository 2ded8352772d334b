import type { ListQuery } from './paged-list-store.ts'

/** The orders a list can have, and the one it has unless somebody wants another. */
export interface Orders {
  sorts: readonly string[]
  usual: string
  /** What else the address says, and goes on saying whatever is searched for. */
  also?: Readonly<Record<string, string>>
}

export const UNSORTED: Orders = { sorts: [], usual: '' }

/** What an address asks of a list; what it leaves out is nothing searched for, in the usual order. */
export function queryIn(query: URLSearchParams, { sorts, usual }: Orders): ListQuery {
  const sort = query.get('sort') ?? usual
  return { search: query.get('search')?.trim() ?? '', sort: sorts.includes(sort) ? sort : usual }
}

/** The part of an address behind its path that asks for this. */
export function addressOf({ search, sort }: ListQuery, { usual, also }: Orders) {
  const query = new URLSearchParams({ ...also, ...(search && { search }), ...(sort !== usual && { sort }) })
  return query.size > 0 ? `?${query}` : ''
}
