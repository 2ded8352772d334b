import type { LoaderFunctionArgs } from 'react-router'
import { AccountLayout } from '#features/account/account-layout.tsx'
import { readAccount } from '#features/account/read-account.ts'
import { ScreenHead } from '#ui/screen-head.tsx'
import { Content } from './content.tsx'

export const handle = { title: 'Account' }

export const loader = ({ request }: LoaderFunctionArgs) => readAccount(request.signal)

export function Component() {
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead title="Account" />
      <AccountLayout />
    </Content>
  )
}
