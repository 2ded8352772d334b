import { type LoaderFunctionArgs, redirect, useLoaderData, useRevalidator } from 'react-router'
import { api } from '#api/index.ts'
import { EditUserForm } from '#features/admin-users/edit-user-form.tsx'
import { readUser } from '#features/admin-users/read-users.ts'
import { UserBadges } from '#features/admin-users/user-badges.tsx'
import { UserGlance } from '#features/admin-users/user-glance.tsx'
import { UserPlan } from '#features/admin-users/user-plan.tsx'
import { UserHistory } from '#features/audit/user-history.tsx'
import { paths } from '#paths.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Card } from '#ui/card.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Edit user' }

export async function loader({ params, request }: LoaderFunctionArgs) {
  const user = await readUser(params['id'], request.signal)
  if (!user) return redirect(paths.adminUsers())
  const [history, overview, plans] = await Promise.all([
    api.paginateAudit({ query: { userId: user.id } }, request.signal),
    api.readUserOverview({ params: { id: user.id } }, request.signal),
    api.listPaidPlans({}, request.signal),
  ])
  return { user, overview, plans: plans ?? [], entries: history?.data ?? [] }
}

export function Component() {
  const { user, overview, plans, entries } = useLoaderData<typeof loader>()
  const { revalidate } = useRevalidator()
  const readAgain = () => void revalidate()
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead
        title="Edit user"
        back={<BackLink to={paths.adminUsers()}>All users</BackLink>}
        action={
          <span className="flex gap-2">
            <UserBadges user={user} />
          </span>
        }
      />
      <div className="@container">
        <div className="grid grid-cols-1 items-start gap-6 @4xl:grid-cols-2 @4xl:grid-rows-[auto_1fr]">
          <Card className="p-5 sm:p-7">
            <EditUserForm key={user.id} user={user} />
          </Card>
          <div className="flex min-w-0 flex-col gap-6 @4xl:row-span-2">
            <UserGlance key={user.id} user={user} overview={overview} onChanged={readAgain} />
            {!user.admin && (
              <UserPlan key={user.id} user={user} overview={overview} plans={plans} onChanged={readAgain} />
            )}
          </div>
          <UserHistory blocked={user.blocked} entries={entries} />
        </div>
      </div>
    </Content>
  )
}
