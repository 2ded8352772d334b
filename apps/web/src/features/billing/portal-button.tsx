import { ExternalLink } from 'lucide-react'
import { api } from '#api/index.ts'
import { platform } from '#platform/index.ts'
import { kidsLock } from '#session/kids-lock/index.ts'
import { BusyButton } from '#ui/button.tsx'
import { useBusy } from '#ui/use-busy.ts'

interface PortalButtonProps {
  look?: 'drawn' | 'primary'
  children: string
}

/** Opens Stripe's own page, which alone knows somebody's cards. */
export function PortalButton({ look = 'drawn', children }: PortalButtonProps) {
  const [busy, run] = useBusy()

  async function open() {
    if (!(await kidsLock.ask('payment'))) return
    const answer = await api.openBillingPortal()
    if (answer) platform.openExternal(answer.url)
  }

  return (
    <BusyButton look={look} busy={busy} onClick={() => void run(open)}>
      {!busy && <ExternalLink className="size-4.5 shrink-0" strokeWidth={2} aria-hidden="true" />}
      {children}
    </BusyButton>
  )
}
