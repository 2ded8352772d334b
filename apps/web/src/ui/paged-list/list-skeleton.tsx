import { PAGE_SIZE } from '@huebook/contract'
import type { ReactNode } from 'react'
import './paged-list.css'

interface ListSkeletonProps {
  /** What is on its way, for those who hear it. */
  noun: string
  listClassName: string
  /** An entry with nothing in it yet. */
  children: ReactNode
}

/** A list as it will be laid out, while it is on its way. */
export function ListSkeleton({ noun, listClassName, children }: ListSkeletonProps) {
  return (
    <div className="@container">
      <p role="status" className="sr-only">
        Loading {noun}
      </p>
      <div aria-hidden="true">
        <div className="list-tools">
          <div className="skeleton h-12 w-full max-w-md rounded-full" />
        </div>
        <ul className={`mt-6 ${listClassName}`}>
          {Array.from({ length: PAGE_SIZE }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and none ever moves
            <li key={place}>{children}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
