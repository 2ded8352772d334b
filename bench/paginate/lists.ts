import { SORTS } from '@huebook/contract'
import { OWNER } from './fill.ts'

export const SCOPES = ['public', 'owned', 'favorited', 'colored'] as const
/** Nothing; on every seventh page; on one in fifty thousand; the same with two letters; somebody who has some pages. */
export const SEARCHES = ['', 'fox', 'xylophone', 'qj', OWNER]
export const PAGES = [1, 20]

export interface MeasuredList {
  scope: (typeof SCOPES)[number]
  sort: (typeof SORTS)[number]
  search: string
  page: number
}

/** Every list anybody can ask for, as far as its SQL differs. */
export const LISTS: MeasuredList[] = SCOPES.flatMap((scope) =>
  SEARCHES.flatMap((search) => PAGES.flatMap((page) => SORTS.map((sort) => ({ scope, sort, search, page })))),
)

export const pathOf = ({ scope, sort, search, page }: MeasuredList): string =>
  `/api/pages/paginate?${new URLSearchParams({ scope, sort, search, page: String(page) })}`
