import { CreateUserForm } from '#features/admin-users/create-user-form.tsx'
import { paths } from '#paths.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Card } from '#ui/card.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Create user' }

export function Component() {
  return (
    <Content className="mx-auto max-w-2xl">
      <ScreenHead title="Create user" back={<BackLink to={paths.adminUsers()}>All users</BackLink>} />
      <Card className="p-5 sm:p-7">
        <CreateUserForm />
      </Card>
    </Content>
  )
}
