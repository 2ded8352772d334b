import { type ReactNode, Suspense, use } from 'react'
import type { ListStart } from './paged-list-store.ts'
import type { ComingStart } from './read-list.ts'

interface ComingListProps<Item> {
  start: ComingStart<Item>
  /** What stands there until the list has come. */
  skeleton: ReactNode
  children(start: ListStart<Item>): ReactNode
}

/** A list, or where it will be. */
export function ComingList<Item>({ start, skeleton, children }: ComingListProps<Item>) {
  if ('now' in start) return children(start.now)
  return (
    <Suspense fallback={skeleton}>
      <Arrived later={start.later}>{children}</Arrived>
    </Suspense>
  )
}

interface ArrivedProps<Item> {
  later: Promise<ListStart<Item>>
  children(start: ListStart<Item>): ReactNode
}

const Arrived = <Item,>({ later, children }: ArrivedProps<Item>) => children(use(later))
