import type { MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What a link hands on where the place it stands on is none to come back to: a form that is done with, say. */
interface HandedOn {
  back?: string
}

export const backTo = (back: string): HandedOn => ({ back })

/** How many places of this site lie behind this one in the tab; the router numbers them. */
export const placesBehind = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/**
 * The way back, for a link: to where somebody came from, at its place, or to where the link has said that led here. Whoever
 * came from elsewhere, or wants it in another tab, goes to `otherwise`.
 */
export function useWayBack(otherwise: string) {
  const navigate = useNavigate()
  const { back } = (useLocation().state ?? {}) as HandedOn
  return {
    to: back ?? otherwise,
    onClick(event: MouseEvent) {
      if (back || !isPlain(event) || placesBehind() === 0) return
      event.preventDefault()
      void navigate(-1)
    },
  }
}
