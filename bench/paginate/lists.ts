import { SORTS } from '@huebook/contract'
import { HEAVIEST, OWNER } from './fill.ts'

export const SCOPES = ['public', 'owned', 'favorited', 'colored'] as const
/** Nothing; on every seventh page; on one in fifty thousand; the same with two letters; somebody who has some pages. */
export const SEARCHES = ['', 'fox', 'xylophone', 'qj', OWNER]
export const PAGES = [1, 20]
/**
 * Who asks. Somebody who has about as many pages, favourites and colourings on every site, so that nothing but the site grows;
 * and whoever has most of all, whose lists on the largest site are a hundred times as long as on the smallest.
 */
export const ASKERS = ['as many', 'most'] as const
export const SIZES = [10_000, 100_000, 1_000_000]

export interface MeasuredList {
  by: (typeof ASKERS)[number]
  scope: (typeof SCOPES)[number]
  sort: (typeof SORTS)[number]
  search: string
  page: number
}

/** Every list anybody can ask for, as far as its SQL differs. */
export const LISTS: MeasuredList[] = ASKERS.flatMap((by) =>
  SCOPES.flatMap((scope) =>
    SEARCHES.flatMap((search) => PAGES.flatMap((page) => SORTS.map((sort) => ({ by, scope, sort, search, page })))),
  ),
)

/** The id of whoever asks on a site of so many pages. As Zipf has it, the tenth has about a tenth of what the first has. */
export function askerOf({ by }: Pick<MeasuredList, 'by'>, pages: number): string {
  const rank = by === 'most' ? 1 : pages / (SIZES[0] as number)
  return HEAVIEST.id.slice(0, -String(rank).length) + rank
}

export const pathOf = ({ scope, sort, search, page }: MeasuredList): string =>
  `/api/pages/paginate?${new URLSearchParams({ scope, sort, search, page: String(page) })}`
