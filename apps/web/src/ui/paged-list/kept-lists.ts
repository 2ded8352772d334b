import type { UserId } from '@huebook/contract'
import { belongings, session } from '#session/index.ts'
import type { ListStart } from './paged-list-store.ts'

/** As many as somebody goes back through in one go. */
const KEPT = 20

/** What the router calls the place at which the tab was opened; the browser has no name for it. */
const FIRST_PLACE = 'default'

interface Kept {
  address: string
  /** Who has seen it. */
  owner: UserId
  start: ListStart<unknown>
}

/** Lists as they were left, each by the place in the history it was seen at; they live as long as their owner is here. */
const kept = new Map<string, Kept>()
belongings.add({
  keepOnly({ present }) {
    for (const [place, { owner }] of kept) if (owner !== present) kept.delete(place)
  },
})

export function keepList(place: string, list: Kept) {
  // It is left after its owner has been signed out, too.
  if (list.owner !== session.getState().user?.id) return
  kept.delete(place)
  kept.set(place, list)
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
  const isTheirs = found?.owner === session.getState().user?.id
  return isTheirs && found?.address === url.pathname + url.search ? (found.start as ListStart<Item>) : null
}
