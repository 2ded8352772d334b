import type { User } from '@huebook/contract'
import { useUser } from '#session/use-user.ts'
import { ComingList } from '#ui/paged-list/coming-list.tsx'
import { UNSORTED } from '#ui/paged-list/list-address.ts'
import { ListSkeleton } from '#ui/paged-list/list-skeleton.tsx'
import { PagedList } from '#ui/paged-list/paged-list.tsx'
import type { ListStart } from '#ui/paged-list/paged-list-store.ts'
import type { ComingStart } from '#ui/paged-list/read-list.ts'
import { usePagedList } from '#ui/paged-list/use-paged-list.ts'
import { NoUsers } from './no-users.tsx'
import { loadUsers } from './read-users.ts'
import { UserRow } from './user-row.tsx'
import '#ui/paged-list/rows.css'

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

const UserSkeleton = () => (
  <ListSkeleton noun="users" listClassName="grid gap-4">
    <div className="skeleton h-20 rounded-card" />
  </ListSkeleton>
)

/** Everybody with an account, to be searched, read on and blocked. */
export const UserList = ({ start }: { start: ComingStart<User> }) => (
  <ComingList start={start} skeleton={<UserSkeleton />}>
    {(arrived) => <UserRows start={arrived} />}
  </ComingList>
)

function UserRows({ start }: { start: ListStart<User> }) {
  const self = useUser()
  const list = usePagedList(start, loadUsers, UNSORTED)
  return (
    <PagedList
      list={list}
      noun={{ one: 'user', many: 'users' }}
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
