import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { externalAddress, ownPath } from './external-address.ts'

interface LinkToProps {
  /** As an administrator typed it: a path of this site, or an address anywhere. */
  address: string
  className: string
  /** What it is called where it has no words. */
  label?: string
  children: ReactNode
}

/** A link to an address somebody typed; nothing at all where nobody should be sent. */
export function LinkTo({ address, className, label, children }: LinkToProps) {
  const path = ownPath(address)
  if (path) {
    return (
      <Link to={path} className={className} aria-label={label}>
        {children}
      </Link>
    )
  }
  const elsewhere = externalAddress(address)
  if (!elsewhere) return null
  return (
    <a href={elsewhere} rel="noopener noreferrer" className={className} aria-label={label}>
      {children}
    </a>
  )
}
