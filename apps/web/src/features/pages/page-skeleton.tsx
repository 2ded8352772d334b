import { ListSkeleton } from '#ui/paged-list/list-skeleton.tsx'
import './page-wall.css'

/** A page that is on its way. */
export const CardSkeleton = () => (
  <>
    <div className="skeleton aspect-square rounded-card" />
    <div className="page-facts">
      <div className="skeleton mt-1 h-4 w-4/5 rounded-full" />
      <div className="skeleton mt-2.5 h-3 w-1/2 rounded-full" />
      <div className="min-h-11" />
    </div>
  </>
)

/** A wall whose pages are on their way. */
export const PageSkeleton = () => (
  <ListSkeleton noun="pages" listClassName="page-wall">
    <CardSkeleton />
  </ListSkeleton>
)
