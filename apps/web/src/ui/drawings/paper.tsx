import type { ReactNode } from 'react'

interface PaperProps {
  className: string
  children: ReactNode
}

/** A sheet for a drawing 640 by 400. It stays white at night, like every page that is coloured. */
export function Paper({ className, children }: PaperProps) {
  return (
    <svg
      viewBox="0 0 640 400"
      aria-hidden="true"
      className={`-rotate-1 rounded-card border-2 border-ink bg-white shadow-lifted ${className}`}
      fill="#fff"
      stroke="#000"
      strokeWidth="5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  )
}
