import { Plus } from 'lucide-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readUsers } from '#features/admin-users/read-users.ts'
import { UserList } from '#features/admin-users/user-list.tsx'
import { paths } from '#paths.ts'
import { Content } from '#ui/content.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Users' }

export { isAnotherList as shouldRevalidate } from '#ui/paged-list/use-paged-list.ts'

export const loader = ({ request }: LoaderFunctionArgs) => readUsers(request)

export function Component() {
  const start = useLoaderData<typeof loader>()
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
      <UserList start={start} />
    </Content>
  )
}
