import type { Paginated, User } from '@huebook/contract'
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { api } from '#api/index.ts'
import { useUser } from '#session/use-user.ts'
import { LoadMore } from '#ui/paged-list/load-more.tsx'
import { createPagedList } from '#ui/paged-list/paged-list-store.ts'
import { SearchBox } from '#ui/paged-list/search-box.tsx'
import { NoUsers } from './no-users.tsx'
import { UserRow } from './user-row.tsx'
import './user-list.css'

const load = (query: { page: number; search: string }, signal: AbortSignal) => api.paginateUsers({ query }, signal)

function ColumnHeads() {
  return (
    <div aria-hidden="true" className="user-heads font-display font-medium text-ink-soft">
      <span>User</span>
      <span>Plan</span>
      <span>Joined</span>
    </div>
  )
}

/** Everybody with an account, to be searched, read on and blocked. */
export function UserList({ first }: { first: Paginated<User> }) {
  const self = useUser()
  const list = useMemo(() => createPagedList(first, load), [first])
  const { items, hasMore, search, foundWith, loading, failed, type, searchNow, loadMore, change } = useStore(list)
  const box = useRef<HTMLInputElement>(null)
  const rows = useRef<HTMLUListElement>(null)

  useEffect(() => () => list.getState().leave(), [list])

  function searchAgain(words: string) {
    type(words)
    void searchNow()
    // The button that was pressed goes with what it stood below.
    box.current?.focus()
  }

  return (
    <div className="@container">
      <SearchBox
        ref={box}
        label="Search users"
        placeholder="Name or email address"
        value={search}
        searching={loading === 'search'}
        onType={type}
        onSubmit={() => void searchNow()}
      />
      <p role="status" className="sr-only">
        {loading === 'nothing' && !failed && `${items.length} users shown${hasMore ? ', there are more' : ''}`}
      </p>
      {failed || items.length === 0 ? (
        <NoUsers
          search={foundWith}
          failed={failed}
          onShowEverybody={() => searchAgain('')}
          onRetry={() => searchAgain(search)}
        />
      ) : (
        <div aria-busy={loading !== 'nothing'} className={`mt-6 ${loading === 'search' ? 'user-list-waiting' : ''}`}>
          <ColumnHeads />
          <ul ref={rows} className="user-rows">
            {items.map((user) => (
              <UserRow
                key={user.id}
                user={user}
                isSelf={user.id === self.id}
                onToggled={(blocked) => change(user.id, { blocked })}
              />
            ))}
          </ul>
          <LoadMore list={rows} hasMore={hasMore} loading={loading === 'more'} onLoad={loadMore} />
        </div>
      )}
    </div>
  )
}
