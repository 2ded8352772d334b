import type { RefObject } from 'react'
import { BusyButton } from '#ui/button.tsx'

interface LoadMoreProps {
  /** The element whose children are the items. */
  list: RefObject<HTMLElement | null>
  hasMore: boolean
  loading: boolean
  onLoad(): Promise<void>
}

/** Adds the next page to a list. Whoever pressed it goes on with the first item it brought. */
export function LoadMore({ list, hasMore, loading, onLoad }: LoadMoreProps) {
  if (!hasMore) return null

  async function load() {
    const before = list.current?.children.length ?? 0
    await onLoad()
    requestAnimationFrame(() => {
      const firstNew = list.current?.children[before]
      firstNew?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
    })
  }

  return (
    <div className="mt-8 flex justify-center">
      <BusyButton busy={loading} onClick={() => void load()}>
        Load more
      </BusyButton>
    </div>
  )
}
