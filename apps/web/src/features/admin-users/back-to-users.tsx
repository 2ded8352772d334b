import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '#paths.ts'

export function BackToUsers() {
  return (
    <Link
      to={paths.adminUsers()}
      className="mb-1 inline-flex min-h-11 items-center gap-2 rounded-full font-display font-medium decoration-2 decoration-amber underline-offset-4 hover:underline"
    >
      <ArrowLeft className="size-5" strokeWidth={2} aria-hidden="true" />
      All users
    </Link>
  )
}
