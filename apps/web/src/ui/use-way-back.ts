import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** How many places of this site lie behind this one in the tab; the router numbers them. */
const placesBehind = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * Turns a link into the way back: to where somebody came from, at its place. Whoever came from elsewhere, or wants it in
 * another tab, follows the link.
 */
export function useWayBack() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    if (!isPlain(event) || placesBehind() === 0) return
    event.preventDefault()
    void navigate(-1)
  }
}
