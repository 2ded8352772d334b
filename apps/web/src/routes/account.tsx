import type { LoaderFunctionArgs } from 'react-router'
import { AccountLayout } from '#features/account/account-layout.tsx'
import { PlanPanel } from '#features/account/plan-panel.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'
import { Content } from './content.tsx'
import { readAccount } from './read-account.ts'

export const handle = { title: 'Account' }

export const loader = ({ request }: LoaderFunctionArgs) => readAccount(request.signal)

export function Component() {
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead title="Account" />
      <AccountLayout>
        <PlanPanel />
      </AccountLayout>
    </Content>
  )
}
