import { BackToUsers } from '#features/admin-users/back-to-users.tsx'
import { CreateUserForm } from '#features/admin-users/create-user-form.tsx'
import { Card } from '#ui/card.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'
import { Content } from './content.tsx'

export const handle = { title: 'Create user' }

export function Component() {
  return (
    <Content className="mx-auto max-w-2xl">
      <ScreenHead title="Create user" back={<BackToUsers />} />
      <Card className="p-5 sm:p-7">
        <CreateUserForm />
      </Card>
    </Content>
  )
}
