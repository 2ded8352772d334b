import { Plus } from 'lucide-react'
import { useLocation } from 'react-router'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** The way to a new page where the menu is folded away: it is never more than one press from anywhere. */
export function CreateLink() {
  const { pathname } = useLocation()
  if (pathname.startsWith(paths.createPage())) return null
  return (
    <LinkButton look="primary" to={paths.createPage()} className="ml-auto min-h-11! shrink-0 px-3.5! py-1! lg:hidden">
      <Plus className="size-5 shrink-0" strokeWidth={2.5} aria-hidden="true" />
      {/* Where letters are large or the screen is small, the site's name needs the room more. */}
      <span className="@max-[21.5rem]:sr-only">Create page</span>
    </LinkButton>
  )
}
