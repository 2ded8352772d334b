import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  children: ReactNode
  className?: string
}

/** A part of a screen with a heading of its own. */
export function Panel({ title, children, className = '' }: PanelProps) {
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={`min-w-0 rounded-card border-2 border-ink bg-surface p-5 shadow-soft sm:p-7 ${className}`}
    >
      <h2 id={titleId} className="mb-4 text-xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
