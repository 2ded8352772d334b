import type { User } from '@huebook/contract'
import { Ban, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'

function Chip({ fill, children }: { fill: string; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full border-2 border-ink px-2 font-display font-medium text-black text-sm ${fill}`}
    >
      {children}
    </span>
  )
}

const icon = { className: 'size-3.5', strokeWidth: 2.5, 'aria-hidden': true } as const

/** What sets an account apart from the others. */
export function UserBadges({ user: { admin, blocked } }: { user: Pick<User, 'admin' | 'blocked'> }) {
  return (
    <>
      {admin && (
        <Chip fill="bg-[#cbd5e1]">
          <ShieldCheck {...icon} /> Admin
        </Chip>
      )}
      {blocked && (
        <Chip fill="bg-[#fca5a5]">
          <Ban {...icon} /> Blocked
        </Chip>
      )}
    </>
  )
}
