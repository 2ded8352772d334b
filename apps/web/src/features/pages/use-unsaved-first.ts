import type { Page } from '@huebook/contract'
import { useEffect } from 'react'
import { unsaved } from '#offline/unsaved-pages.ts'
import { useUser } from '#session/use-user.ts'
import type { PagedListStore } from '#ui/paged-list/paged-list-store.ts'

/**
 * Reads what whoever is signed in has not saved yet. Among what they have coloured it comes first: the site may not know of it
 * at all.
 */
export function useUnsavedFirst(list: PagedListStore<Page>, isOfColored: boolean): void {
  const { id } = useUser()
  useEffect(() => {
    void unsaved.read(id)
    if (!isOfColored) return
    function add(): void {
      const { items, foundWith, loading, failed } = list.getState()
      if (foundWith || failed || loading === 'search') return
      const known = new Set(items.map((item) => item.id))
      const missing = unsaved.pagesOf(id).filter((page) => !known.has(page.id))
      if (missing.length > 0) list.setState({ items: [...missing, ...items] })
    }
    add()
    const ends = [list.subscribe(add), unsaved.store.subscribe(add)]
    return () => ends.forEach((end) => void end())
  }, [list, id, isOfColored])
}
