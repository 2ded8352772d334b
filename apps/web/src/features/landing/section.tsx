import type { ReactNode } from 'react'

interface SectionProps {
  anchor: string
  title: string
  subheading?: string
  children: ReactNode
}

/** A part of the landing that can be linked to. */
export function Section({ anchor, title, subheading, children }: SectionProps) {
  return (
    <section
      id={anchor}
      aria-labelledby={`${anchor}-title`}
      className="mx-auto w-full max-w-6xl px-5 py-14 sm:px-8 lg:py-20"
    >
      <h2 id={`${anchor}-title`} className="text-center text-4xl lg:text-5xl">
        {title}
      </h2>
      {subheading && <p className="mx-auto mt-3 max-w-[60ch] text-center text-ink-soft text-lg">{subheading}</p>}
      {children}
    </section>
  )
}
