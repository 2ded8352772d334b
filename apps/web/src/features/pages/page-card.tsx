import type { Page } from '@huebook/contract'
import { Ban, Lock, Palette } from 'lucide-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { useOwnWork } from '#offline/use-own-work.ts'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'
import { since } from '#ui/date-since/since.ts'
import { toTheMinute } from '#ui/date-since/to-the-minute.ts'
import type { PagedListStore } from '#ui/paged-list/paged-list-store.ts'
import { Preview } from '#ui/preview.tsx'
import { warmPicture } from '#ui/warm-picture.ts'
import { BlockPageButton } from './block-page-button.tsx'
import { BlockedBy } from './blocked-by.tsx'
import { FavoriteButton, FavoriteCount } from './favorite-button.tsx'
import type { Scope } from './page-lists.ts'
import { PageMarks } from './page-marks.tsx'
import { PageMenu } from './page-menu.tsx'

interface PageCardProps {
  page: Page
  /** The list it is shown in. */
  list: PagedListStore<Page>
  scope: Scope
  /** Seen before anybody scrolls. */
  isFirst: boolean
  /** An administrator wants to look at it. */
  onOpen?: ((page: Page) => void) | undefined
  /** An administrator has blocked or unblocked it. */
  onBlockToggled?: (id: Page['id'], changes: Partial<Page>) => void
}

/** The page, or what the person has made of it. */
function Picture({ page, isFirst }: Pick<PageCardProps, 'page' | 'isFirst'>) {
  const { colored, notSaved } = useOwnWork(page)
  if (notSaved?.isWhole) return <img src={notSaved.picture} alt={page.title} className="page-picture" />
  return (
    <>
      <Preview
        previews={(!notSaved && colored?.previews) || page.previews}
        placeholder={page.placeholder}
        alt={page.title}
        isFirst={isFirst}
        className="page-picture"
      />
      {notSaved && <img src={notSaved.picture} alt="" className="page-drawing" />}
    </>
  )
}

/** Where it is coloured. What it needs first is on its way before the finger that points at it is lifted. */
function wayTo(page: Page) {
  const warmUp = () => warmPicture(page.vector ?? page.illustration)
  return { to: paths.colorPage({ id: page.id }), onPointerEnter: warmUp, onPointerDown: warmUp, onFocus: warmUp }
}

const WayIn = ({ page, isFirst }: Pick<PageCardProps, 'page' | 'isFirst'>) => (
  <Link {...wayTo(page)} className="page-way">
    <Picture page={page} isFirst={isFirst} />
  </Link>
)

/** Leads where its picture does, for whoever points at it: by keys and to those who listen, that is there once. */
function Title({ page, onOpen }: Pick<PageCardProps, 'page' | 'onOpen'>) {
  const { admin } = useUser()
  const look = { className: 'page-title', title: page.title, tabIndex: -1, 'aria-hidden': true } as const
  return admin ? (
    <button type="button" {...look} onClick={() => onOpen?.(page)}>
      {page.title}
    </button>
  ) : (
    <Link {...wayTo(page)} {...look}>
      {page.title}
    </Link>
  )
}

/** How long ago that was, without the last word where there is little room. */
function Age({ moment }: { moment: string }) {
  const [words, ago] = since(new Date(moment), new Date(), 'short').split(/(?= ago$)/)
  return (
    <time dateTime={moment} title={toTheMinute(new Date(moment))} className="page-date">
      {words}
      {ago && <span className="page-ago">{ago}</span>}
    </time>
  )
}

/** The way to look at it for an administrator, who gets no picture of what is not shared before that. */
const Look = ({ page, isFirst, onOpen }: Pick<PageCardProps, 'page' | 'isFirst' | 'onOpen'>) => (
  <button
    type="button"
    className="block w-full cursor-pointer text-left"
    aria-label={`Look at ${page.title}`}
    onClick={() => onOpen?.(page)}
  >
    {page.withheld ? (
      <span className="page-withheld">
        <Lock className="size-8" strokeWidth={1.5} aria-hidden="true" />
        Open on purpose
      </span>
    ) : (
      <Picture page={page} isFirst={isFirst} />
    )}
  </button>
)

/** In the place of a page that somebody has coloured and that was taken down: of it nothing is shown. */
const TakenDownCard = () => (
  <li className="page-card">
    <div className="page-sheet">
      <p className="page-withheld">
        <Ban className="size-8" strokeWidth={1.5} aria-hidden="true" />
        Taken down
      </p>
    </div>
    <p className="page-facts text-ink-soft text-sm">
      The page you coloured here was taken down. Your colouring is kept, and comes back if the page does.
    </p>
  </li>
)

/**
 * A page as it hangs on the wall: the picture does the talking, and a few facts stand below it. Drawn anew only when it has
 * changed itself: hundreds may hang there.
 */
export const PageCard = memo(({ page, list, scope, isFirst, onOpen, onBlockToggled }: PageCardProps) => {
  const { admin } = useUser()
  const onChange = (changes: Partial<Page>) => list.getState().change(page.id, changes)
  const onDeleted = () => list.getState().remove(page.id)
  /** What is no longer shared leaves the lists of what is. */
  const onUpdated = (updated: Page) =>
    scope === 'public' && !updated.public ? list.getState().remove(page.id) : onChange(updated)
  // A page that was deleted is nobody's; whoever has coloured it still has it.
  const owner = page.user.name || 'No longer shared'
  if (page.blocked && !admin && !page.is_owner) return <TakenDownCard />
  const mayFavorite = !admin && (page.public || page.is_owner)
  return (
    <li className="page-card">
      <div className="page-sheet">
        {admin ? <Look page={page} isFirst={isFirst} onOpen={onOpen} /> : <WayIn page={page} isFirst={isFirst} />}
      </div>
      <div className="page-facts">
        <div className="page-caption">
          <div className="min-w-0">
            <Title page={page} onOpen={onOpen} />
            <p className="truncate text-ink-soft text-sm" title={owner}>
              {owner}
            </p>
          </div>
          {!admin && <PageMenu page={page} onDeleted={onDeleted} onUpdated={onUpdated} />}
        </div>
        {page.user.stripe_id && (
          <p className="truncate text-ink-soft text-sm" title={page.user.stripe_id}>
            {page.user.stripe_id}
          </p>
        )}
        <div className="page-counts text-ink-soft text-sm">
          {mayFavorite ? <FavoriteButton page={page} onChange={onChange} /> : <FavoriteCount page={page} />}
          <span className="inline-flex items-center gap-1" title="Coloured">
            <Palette className="size-4.5 shrink-0" strokeWidth={2} role="img" aria-label="Coloured" />
            {page.colored_count}
          </span>
          {/* Of what one has coloured one knows when, not how old the page is. */}
          <Age moment={(scope === 'colored' && page.colored_at) || page.created_at} />
        </div>
        <PageMarks page={page} className="page-marks" />
        <BlockedBy page={page} className="mt-1 text-sm" />
        {page.blocked && page.is_owner && (
          <p className="mt-1 text-ink-soft text-sm [overflow-wrap:anywhere]">
            Whoever runs this site has taken this page down
            {page.blocked_reason && `: “${page.blocked_reason}”`}
            {/[.!?]$/.test(page.blocked_reason ?? '') ? '' : '.'} Only you still see it.
          </p>
        )}
        {admin && <BlockPageButton page={page} onToggled={(changes) => onBlockToggled?.(page.id, changes)} />}
        {admin && page.credit && <p className="mt-1 text-ink-soft text-sm">{page.credit}</p>}
      </div>
    </li>
  )
})
