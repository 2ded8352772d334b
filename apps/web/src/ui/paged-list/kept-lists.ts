import type { ListStart } from './paged-list-store.ts'

/** As many as somebody goes back through in one go. */
const KEPT = 20

/** What the router calls the place at which the tab was opened; the browser has no name for it. */
const FIRST_PLACE = 'default'

/** Lists as they were left, each by the place in the history it was seen at; they live as long as the tab does. */
const kept = new Map<string, { address: string; start: ListStart<unknown> }>()

export function keepList(place: string, address: string, start: ListStart<unknown>) {
  kept.delete(place)
  kept.set(place, { address, start })
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
}

/**
 * The list that was left at the place somebody goes back to. The browser is there before the screen is loaded; on the way
 * to a new place it is still at the old one, which has another address or a list that is still open.
 */
export function keptList<Item>(url: URL): ListStart<Item> | null {
  const place = (window.history.state as { key?: string } | null)?.key ?? FIRST_PLACE
  const found = kept.get(place)
  return found?.address === url.pathname + url.search ? (found.start as ListStart<Item>) : null
}
