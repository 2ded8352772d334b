import type { User } from '@huebook/contract'
import { api } from '#api/index.ts'
import { useUser } from '#session/use-user.ts'
import { UNSORTED } from '#ui/paged-list/list-address.ts'
import { PagedList } from '#ui/paged-list/paged-list.tsx'
import type { ListStart, LoadPage } from '#ui/paged-list/paged-list-store.ts'
import { usePagedList } from '#ui/paged-list/use-paged-list.ts'
import { NoUsers } from './no-users.tsx'
import { UserRow } from './user-row.tsx'
import '#ui/paged-list/rows.css'

const load: LoadPage<User> = ({ page, search }, signal) => api.paginateUsers({ query: { page, search } }, signal)

const COLUMNS = '[--columns:minmax(0,1fr)_6.5rem_9rem_15.25rem]'

function ColumnHeads() {
  return (
    <div aria-hidden="true" className={`list-heads ${COLUMNS} font-display font-medium text-ink-soft`}>
      <span>User</span>
      <span>Plan</span>
      <span>Joined</span>
    </div>
  )
}

/** Everybody with an account, to be searched, read on and blocked. */
export function UserList({ start }: { start: ListStart<User> }) {
  const self = useUser()
  const list = usePagedList(start, load, UNSORTED)
  return (
    <PagedList
      list={list}
      noun="users"
      searchPlaceholder="Name or email address"
      heads={<ColumnHeads />}
      listClassName={`list-rows ${COLUMNS}`}
      empty={(state) => <NoUsers {...state} />}
    >
      {(user) => (
        <UserRow
          key={user.id}
          user={user}
          isSelf={user.id === self.id}
          onToggled={(blocked) => list.getState().change(user.id, { blocked })}
        />
      )}
    </PagedList>
  )
}
