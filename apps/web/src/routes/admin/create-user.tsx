import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { CreateUserForm } from '#features/admin-users/create-user-form.tsx'
import { invitationWords } from '#features/mail/mail-words.ts'
import { paths } from '#paths.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Card } from '#ui/card.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Create user' }

/** Whether mails leave the site: nobody is to be told that one was sent which lies in a folder. */
export const loader = async ({ request }: LoaderFunctionArgs) => ({
  mail: await api.readMailStatus({}, request.signal),
})

export function Component() {
  const { mail } = useLoaderData<typeof loader>()
  return (
    <Content className="mx-auto max-w-2xl">
      <ScreenHead title="Create user" back={<BackLink to={paths.adminUsers()}>All users</BackLink>} />
      <Card className="p-5 sm:p-7">
        <CreateUserForm invitation={invitationWords(mail)} />
      </Card>
    </Content>
  )
}
