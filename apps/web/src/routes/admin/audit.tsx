import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AuditList, readAudit } from '#features/audit/audit-list.tsx'
import { paths } from '#paths.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export { isAnotherList as shouldRevalidate } from '#ui/paged-list/use-paged-list.ts'

export const handle = { title: 'Audit log' }

export const loader = ({ request }: LoaderFunctionArgs) => readAudit(request)

export function Component() {
  const start = useLoaderData<typeof loader>()
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead
        title="Audit log"
        lead="What administrators did here, and when."
        back={<BackLink to={paths.adminAccount()}>Account</BackLink>}
      />
      <AuditList start={start} />
    </Content>
  )
}
