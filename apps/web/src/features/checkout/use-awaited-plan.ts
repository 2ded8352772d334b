import type { User } from '@huebook/contract'
import { useEffect, useState } from 'react'
import { api } from '#api/index.ts'
import { platform } from '#platform/index.ts'
import { session } from '#session/index.ts'
import { awaitPlan, LATE_AFTER, pause } from './await-plan.ts'

interface AwaitedPlan {
  /** The plan that was paid for, once it is. */
  plan: User['plan'] | null
  /** How often was asked in vain. */
  asked: number
  isLate: boolean
}

/** A while that ends early for whoever comes back from where they pay, too. */
async function pauseOrReturn(milliseconds: number, leaving: AbortSignal): Promise<void> {
  const over = new AbortController()
  const end = () => over.abort()
  leaving.addEventListener('abort', end)
  const unhear = platform.onReturn(end)
  await pause(milliseconds, over.signal)
  unhear()
  leaving.removeEventListener('abort', end)
}

/** Waits for the plan somebody has paid for; the rest of the app knows of it as soon as it is there. */
export function useAwaitedPlan(): AwaitedPlan {
  const [asked, setAsked] = useState(0)
  const [plan, setPlan] = useState<User['plan'] | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    const { token } = session.getState()
    const ways = {
      read: (signal: AbortSignal) => api.readCurrentUser({}, signal),
      refresh: (signal: AbortSignal) => api.refreshSubscription({}, signal),
      pause: pauseOrReturn,
      onAsked: setAsked,
    }
    void awaitPlan(ways, leaving.signal).then((user) => {
      if (!user) return
      // Another tab may have signed somebody else in meanwhile.
      if (session.getState().token === token) session.getState().setUser(user)
      setPlan(user.subscription?.plan ?? user.plan)
    })
    return () => leaving.abort()
  }, [])

  return { plan, asked, isLate: asked >= LATE_AFTER }
}
