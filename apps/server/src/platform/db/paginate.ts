import { PAGE_SIZE, type Paginated } from '@huebook/contract'

interface Source<Row> {
  count(): Promise<number>
  rows(window: { limit: number; offset: number }): Promise<Row[]>
}

/** One page of a list; beyond the last page it is empty, and a list of nothing has one page. */
export async function paginate<Row>(page: number, { count, rows }: Source<Row>): Promise<Paginated<Row>> {
  const last_page = Math.max(1, Math.ceil((await count()) / PAGE_SIZE))
  const data = page > last_page ? [] : await rows({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })
  return { data, current_page: page, last_page }
}
