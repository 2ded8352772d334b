import type { ReactNode } from 'react'

interface ScreenHeadProps {
  title: string
  /** A sentence on what the screen is for. */
  lead?: string
  /** What leads back, above the title. */
  back?: ReactNode
  /** The main thing to do here, beside the title. */
  action?: ReactNode
}

/** How a signed-in screen begins. */
export function ScreenHead({ title, lead, back, action }: ScreenHeadProps) {
  return (
    <div className="mb-6 sm:mb-8">
      {back}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="min-w-0 text-3xl sm:text-4xl">{title}</h1>
        {action}
      </div>
      {lead && <p className="mt-2 max-w-[60ch] text-ink-soft">{lead}</p>}
    </div>
  )
}
