import { ArrowLeft } from 'lucide-react'
import { Link, type LinkProps } from 'react-router'

/** Leads from one of them back to all of them. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className="mb-1 inline-flex min-h-11 items-center gap-2 rounded-full font-display font-medium decoration-2 decoration-amber underline-offset-4 hover:underline"
    >
      <ArrowLeft className="size-5" strokeWidth={2} aria-hidden="true" />
      {children}
    </Link>
  )
}
