import type { User } from '@huebook/contract'
import { useState } from 'react'
import { useStore } from 'zustand'
import { session } from './index.ts'

/** Who is signed in, or null: for screens that everybody sees. */
export const useVisitor = (): User | null => useStore(session, ({ user }) => user)

/**
 * Who is signed in, for screens behind a guard. After signing out the last answer stays until the screen is gone:
 * otherwise it would fail in the blink before it is left.
 */
export function useUser(): User {
  const user = useVisitor()
  const [known, setKnown] = useState(user)
  if (user && user !== known) setKnown(user)
  const current = user ?? known
  if (!current) throw new Error('user not found')
  return current
}
