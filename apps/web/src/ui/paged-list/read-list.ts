import { FIRST_PAGE } from '@huebook/contract'
import { keptList } from './kept-lists.ts'
import { type Orders, queryIn } from './list-address.ts'
import { type ListStart, type LoadPage, startOf } from './paged-list-store.ts'

/** The beginning of a list: there, or on its way while the screen is shown already. */
export type ComingStart<Item> = { now: ListStart<Item> } | { later: Promise<ListStart<Item>> }

/** Under so many milliseconds a wait is not worth a sign. */
const SOON_MS = 300

interface Source<Item> {
  load: LoadPage<Item>
  orders: Orders
  /** What to say when nothing arrives. */
  failure: string
}

/** The beginning of the list the address asks for, or the list as it was left. */
export async function readList<Item>(
  { url, signal }: Pick<Request, 'url' | 'signal'>,
  { load, orders, failure }: Source<Item>,
): Promise<ComingStart<Item>> {
  const address = new URL(url)
  const kept = keptList<Item>(address)
  if (kept) return { now: kept }
  const asked = queryIn(address.searchParams, orders)
  return soonOrLater(
    load({ page: FIRST_PAGE, ...asked }, signal).then((first) => {
      if (!first) throw new Error(failure)
      return startOf(first, asked)
    }),
  )
}

async function soonOrLater<Item>(coming: Promise<ListStart<Item>>): Promise<ComingStart<Item>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<{ later: Promise<ListStart<Item>> }>((resolve) => {
    timer = setTimeout(() => resolve({ later: coming }), SOON_MS)
  })
  try {
    return await Promise.race([coming.then((now) => ({ now })), late])
  } finally {
    clearTimeout(timer)
  }
}
