import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { AccountLayout } from '#features/account/account-layout.tsx'
import { KidsLockPanel } from '#features/account/kids-lock-panel.tsx'
import { readAccount, readAgain } from '#features/auth/current-user.ts'
import { BillsPanel } from '#features/billing/bills-panel.tsx'
import { PlanPanel } from '#features/billing/plan-panel.tsx'
import { SharingPanel } from '#features/sharing/sharing-panel.tsx'
import { session } from '#session/index.ts'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Account' }

export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [credit, plans] = await Promise.all([
    api.readCredit({}, signal),
    api.listPlans({}, signal),
    readAccount(signal),
  ])
  // Whoever has never paid has no invoices, and a site may not take payments at all.
  const invoices = session.getState().user?.stripe_id ? api.listInvoices({}, signal) : null
  return { credit, plans, invoices }
}

export function Component() {
  const { credit, plans, invoices } = useLoaderData<typeof loader>()
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead title="Account" />
      <AccountLayout below={<SharingPanel />}>
        <PlanPanel credit={credit} plans={plans} onChanged={readAgain} />
        {invoices && <BillsPanel invoices={invoices} />}
        <KidsLockPanel />
      </AccountLayout>
    </Content>
  )
}
