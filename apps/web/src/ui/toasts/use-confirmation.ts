import { useEffect, useRef } from 'react'
import type { Question } from './confirmation-store.ts'
import { confirmations } from './index.ts'

/** Asks before something is done; the question goes when whoever asked it does. */
export function useConfirmation() {
  const asked = useRef(0)
  useEffect(() => () => confirmations.getState().withdraw(asked.current), [])
  return (question: Question) => {
    asked.current = confirmations.getState().ask(question)
  }
}
