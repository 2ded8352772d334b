import type { User } from '@huebook/contract'
import { LogOut } from 'lucide-react'
import { Avatar } from '#ui/avatar.tsx'
import { BusyButton } from '#ui/button.tsx'
import { useBusy } from '#ui/use-busy.ts'

interface UserBadgeProps {
  user: User
  onSignOut: () => Promise<void>
}

export function UserBadge({ user, onSignOut }: UserBadgeProps) {
  const [leaving, run] = useBusy()
  return (
    <div className="border-line-faint border-t-2 border-dashed px-5 pt-4">
      <div className="flex items-center gap-3">
        <Avatar name={user.name} photo={user.photo} />
        <p className="line-clamp-2 min-w-0 font-display font-medium leading-tight">{user.name}</p>
      </div>
      <BusyButton busy={leaving} onClick={() => run(onSignOut)} className="mt-4 min-h-11! w-full py-1!">
        {!leaving && <LogOut className="size-5" strokeWidth={2} aria-hidden="true" />}
        Sign out
      </BusyButton>
    </div>
  )
}
