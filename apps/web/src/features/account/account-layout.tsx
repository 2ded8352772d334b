import type { ReactNode } from 'react'
import { Panel } from '#ui/panel.tsx'
import { AccountForm } from './account-form.tsx'
import { DeletePanel } from './delete-panel.tsx'
import { DevicesPanel } from './devices-panel.tsx'

interface AccountLayoutProps {
  /** Below the details. */
  below?: ReactNode
  children?: ReactNode
}

/** The account's details, beside them whatever else belongs to it. */
export function AccountLayout({ below, children }: AccountLayoutProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] @3xl:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-6">
          <Panel title="Your details">
            <AccountForm />
          </Panel>
          {below}
        </div>
        <div className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(min(18rem,100%),1fr))] gap-6 @3xl:row-span-2 [&>:first-child:nth-last-child(3)]:row-span-2">
          {children}
          <DevicesPanel />
        </div>
        <DeletePanel />
      </div>
    </div>
  )
}
