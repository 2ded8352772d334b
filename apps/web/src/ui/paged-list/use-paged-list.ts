import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useUser } from '#session/use-user.ts'
import { keepList } from './kept-lists.ts'
import { addressOf, type Orders, queryIn } from './list-address.ts'
import { createPagedList, type ListStart, type LoadPage } from './paged-list-store.ts'

/** A list whose search and order stand in the address, and that is as it was left for whoever comes back to it. */
export function usePagedList<Item extends { id: string }>(
  start: ListStart<Item>,
  load: LoadPage<Item>,
  orders: Orders,
) {
  const list = useMemo(() => createPagedList(start, load), [start, load])
  const { id: owner } = useUser()
  const location = useLocation()
  const navigate = useNavigate()
  const place = useRef(location)
  place.current = location

  useEffect(
    () =>
      list.subscribe(({ foundWith, sort, loading }, before) => {
        const isSettled = loading === 'nothing' && before.loading === 'search'
        const address = addressOf({ search: foundWith, sort }, orders)
        if (!isSettled || address === place.current.search) return
        void navigate({ search: address }, { replace: true, preventScrollReset: true })
      }),
    [list, navigate, orders],
  )

  // A link to this very screen, or the way back from one, asks for something else without leaving the screen.
  useEffect(() => {
    const asked = queryIn(new URLSearchParams(location.search), orders)
    const { foundWith, sort, loading, searchNow } = list.getState()
    if (loading === 'search' || (asked.search === foundWith && asked.sort === sort)) return
    list.setState(asked)
    void searchNow()
  }, [list, location.search, orders])

  useEffect(
    () => () => {
      const { items, hasMore, foundWith, sort, failed, leave } = list.getState()
      leave()
      const { key, pathname, search } = place.current
      if (failed) return
      const start = { items, hasMore, search: foundWith, sort, isKept: true }
      keepList(key, { address: pathname + search, owner, start })
    },
    [list, owner],
  )
  return list
}

/** Whether a screen with a list has to load it: not where the list itself has changed the address. */
export const isAnotherList = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.pathname !== nextUrl.pathname
