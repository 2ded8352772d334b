import type { User } from '@huebook/contract'
import { Ban, ShieldCheck } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'

/** What sets an account apart from the others. */
export function UserBadges({ user: { admin, blocked } }: { user: Pick<User, 'admin' | 'blocked'> }) {
  return (
    <>
      {admin && (
        <Badge tone="pale-slate" icon={ShieldCheck}>
          Admin
        </Badge>
      )}
      {blocked && (
        <Badge tone="pale-red" icon={Ban}>
          Blocked
        </Badge>
      )}
    </>
  )
}
