import { Link, type LinkProps } from 'react-router'

/** A link inside a sentence. */
export function TextLink({ className = '', ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className={`font-semibold underline decoration-2 decoration-amber underline-offset-4 ${className}`}
    />
  )
}
