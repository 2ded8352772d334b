import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { EditUserForm } from '#features/admin-users/edit-user-form.tsx'
import { readUser } from '#features/admin-users/read-users.ts'
import { UserBadges } from '#features/admin-users/user-badges.tsx'
import { UserHistory } from '#features/audit/user-history.tsx'
import { paths } from '#paths.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Card } from '#ui/card.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'
import { Content } from './content.tsx'

export const handle = { title: 'Edit user' }

export async function loader({ params, request }: LoaderFunctionArgs) {
  const user = await readUser(params['id'], request.signal)
  if (!user) return redirect(paths.adminUsers())
  const history = await api.paginateAudit({ query: { userId: user.id } }, request.signal)
  return { user, entries: history?.data ?? [] }
}

export function Component() {
  const { user, entries } = useLoaderData<typeof loader>()
  return (
    <Content className="mx-auto max-w-2xl">
      <ScreenHead
        title="Edit user"
        back={<BackLink to={paths.adminUsers()}>All users</BackLink>}
        action={
          <span className="flex gap-2">
            <UserBadges user={user} />
          </span>
        }
      />
      <Card className="p-5 sm:p-7">
        <EditUserForm key={user.id} user={user} />
      </Card>
      <UserHistory blocked={user.blocked} entries={entries} />
    </Content>
  )
}
