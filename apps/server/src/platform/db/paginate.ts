import { PAGE_SIZE, type Paginated } from '@huebook/contract'

/** How far a list is counted. Beyond it there are more pages than anybody turns, and counting would cost each of them. */
export const COUNTED = 100 * PAGE_SIZE

/** More rows than any list has, and still a number that PostgreSQL can count to. */
const BEYOND = 2_000_000_000

/** What a page of a list is made of: its rows, and one more if there is one. */
export const windowOf = (page: number) => ({
  limit: PAGE_SIZE + 1,
  offset: Math.min((page - 1) * PAGE_SIZE, BEYOND),
})

interface Source<Row> {
  /** How many there are, but no more than this. */
  count(atMost: number): Promise<number>
  rows(window: { limit: number; offset: number }): Promise<Row[]>
}

/** One page of a list; beyond the last page it is empty, and a list of nothing has one page. */
export async function paginate<Row>(page: number, { count, rows }: Source<Row>): Promise<Paginated<Row>> {
  const counted = await count(COUNTED + 1)
  const isWhole = counted <= COUNTED
  const isBeyond = isWhole && page > pagesOf(counted)
  return asPage(page, isBeyond ? [] : await rows(windowOf(page)), { counted, isWhole })
}

/** What is known of how long a list is: all of it, or that it is longer. */
interface Length {
  counted: number
  isWhole: boolean
}

/** Of a list that was not counted to its end the last page is at least the one told; nearer to the end it moves on. */
export function asPage<Row>(page: number, rows: Row[], { counted, isWhole }: Length): Paginated<Row> {
  const known = rows.length > PAGE_SIZE ? page + 1 : page
  const last_page = isWhole ? pagesOf(counted) : Math.max(pagesOf(counted), rows.length > 0 ? known : 1)
  return { data: rows.slice(0, PAGE_SIZE), current_page: page, last_page }
}

const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE))
