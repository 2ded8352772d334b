import type { Subscription } from '@huebook/contract'
import { api } from '#api/index.ts'
import { Button } from '#ui/button.tsx'
import { DateSince } from '#ui/date-since/date-since.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { ComingList } from '#ui/paged-list/coming-list.tsx'
import { Detail } from '#ui/paged-list/detail.tsx'
import { UNSORTED } from '#ui/paged-list/list-address.ts'
import { ListSkeleton } from '#ui/paged-list/list-skeleton.tsx'
import { type EmptyList, PagedList } from '#ui/paged-list/paged-list.tsx'
import type { ListStart, LoadPage } from '#ui/paged-list/paged-list-store.ts'
import { type ComingStart, readList } from '#ui/paged-list/read-list.ts'
import { usePagedList } from '#ui/paged-list/use-paged-list.ts'
import { priceOf } from '#ui/price.ts'
import { nextDate } from './next-date.ts'
import { StateBadge } from './state-badge.tsx'
import '#ui/paged-list/rows.css'

const load: LoadPage<Subscription> = ({ page, search }, signal) =>
  api.paginateSubscriptions({ query: { page, search } }, signal)

export const readSubscriptions = (request: Request): Promise<ComingStart<Subscription>> =>
  readList(request, { load, orders: UNSORTED, failure: 'Failed to load subscriptions' })

function wordsFor(search: string, failed: boolean) {
  if (failed)
    return { title: 'The subscriptions did not arrive', words: 'Your search is still there. Please try again.' }
  if (search)
    return { title: `No subscription matches “${search}”`, words: 'Try a part of the email address or payment ID.' }
  return { title: 'Nobody has subscribed yet', words: 'Whoever buys a plan will stand here.' }
}

function NoSubscriptions({ search, failed, onShowAll, onRetry }: EmptyList) {
  const { title, words } = wordsFor(search, failed)
  return (
    <div className="mt-10 flex flex-col items-center text-center">
      <PencilBox coloured={0} className="w-full max-w-xs" />
      <h2 className="mt-6 max-w-full text-2xl">{title}</h2>
      <p className="mt-2 max-w-[46ch] text-ink-soft">{words}</p>
      <div className="mt-6">
        {failed && <Button onClick={onRetry}>Try again</Button>}
        {!failed && search && <Button onClick={onShowAll}>Show all subscriptions</Button>}
      </div>
    </div>
  )
}

const COLUMNS = '[--columns:minmax(0,1fr)_7.5rem_8.5rem_8.5rem_9.5rem]'
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' })

function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { user, plan, price, created_at, state } = subscription
  const next = nextDate(subscription)
  return (
    <li className="list-row">
      <div className="min-w-0">
        <p className="font-display font-medium text-lg leading-tight [overflow-wrap:anywhere]">{user.email}</p>
        <p className="text-ink-soft text-sm [overflow-wrap:anywhere]">{user.stripe_id || 'No payment ID'}</p>
      </div>
      <dl className="contents">
        <Detail label="Plan">
          {plan.title}
          <span className="text-ink-soft @max-3xl:before:content-['_·_'] @3xl:block">{priceOf({ price })}</span>
        </Detail>
        <Detail label="Since">
          <DateSince moment={created_at} />
        </Detail>
        <Detail label="Next">
          {next ? (
            <>
              <span className="text-ink-soft">{next.word}</span>{' '}
              <time dateTime={next.moment} className="whitespace-nowrap @3xl:block">
                {day.format(new Date(next.moment))}
              </time>
            </>
          ) : (
            '–'
          )}
        </Detail>
        <Detail label="State">
          <StateBadge state={state} />
        </Detail>
      </dl>
    </li>
  )
}

function ColumnHeads() {
  return (
    <div aria-hidden="true" className={`list-heads ${COLUMNS} font-display font-medium text-ink-soft`}>
      <span>Subscriber</span>
      <span>Plan</span>
      <span>Since</span>
      <span>Next</span>
      <span>State</span>
    </div>
  )
}

const SubscriptionSkeleton = () => (
  <ListSkeleton noun="subscriptions" listClassName="grid gap-4">
    <div className="skeleton h-20 rounded-card" />
  </ListSkeleton>
)

/** Everybody who pays or has paid, the latest first. */
export const SubscriptionList = ({ start }: { start: ComingStart<Subscription> }) => (
  <ComingList start={start} skeleton={<SubscriptionSkeleton />}>
    {(arrived) => <SubscriptionRows start={arrived} />}
  </ComingList>
)

function SubscriptionRows({ start }: { start: ListStart<Subscription> }) {
  const list = usePagedList(start, load, UNSORTED)
  return (
    <PagedList
      list={list}
      noun={{ one: 'subscription', many: 'subscriptions' }}
      searchPlaceholder="Email, plan or payment ID"
      heads={<ColumnHeads />}
      listClassName={`list-rows ${COLUMNS}`}
      empty={(state) => <NoSubscriptions {...state} />}
    >
      {(subscription) => <SubscriptionRow key={subscription.id} subscription={subscription} />}
    </PagedList>
  )
}
