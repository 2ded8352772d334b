import { Plus } from 'lucide-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readFirstUsers } from '#features/admin-users/read-users.ts'
import { UserList } from '#features/admin-users/user-list.tsx'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'
import { Content } from './content.tsx'

export const handle = { title: 'Users' }

export const loader = ({ request }: LoaderFunctionArgs) => readFirstUsers(request.signal)

export function Component() {
  const first = useLoaderData<typeof loader>()
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead
        title="Users"
        action={
          <LinkButton look="primary" to={paths.adminCreateUser()}>
            <Plus className="size-5 shrink-0" strokeWidth={2.5} aria-hidden="true" />
            Create user
          </LinkButton>
        }
      />
      <UserList first={first} />
    </Content>
  )
}
