import type { Subscription } from '@huebook/contract'
import { CircleAlert, CircleCheck, CircleSlash, History } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'

const LOOKS = {
  active: { words: 'Active', tone: 'pale-green', icon: CircleCheck },
  payment_due: { words: 'Payment due', tone: 'pale-amber', icon: CircleAlert },
  canceled: { words: 'Canceled', tone: 'pale-red', icon: CircleSlash },
  ended: { words: 'Ended', tone: 'pale-slate', icon: History },
} as const

export function StateBadge({ state }: Pick<Subscription, 'state'>) {
  const { words, tone, icon } = LOOKS[state]
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
