import type { PageFilter } from '@huebook/contract'
import { paths } from '#paths.ts'
import { useUser } from '#session/use-user.ts'
import { Button } from '#ui/button.tsx'
import { BrokenPencil } from '#ui/drawings/broken-pencil.tsx'
import { PencilBox } from '#ui/drawings/pencil-box.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { EmptyList } from '#ui/paged-list/paged-list.tsx'
import type { Scope } from './page-lists.ts'

interface Invitation {
  title: string
  words: string
  to: string
  label: string
}

const create = { to: paths.createPage(), label: 'Create page' }
const browse = { to: paths.publicPages(), label: 'Browse public pages' }

const INVITATIONS: Record<Scope, Invitation> = {
  public: { title: 'The wall is still bare', words: 'Hang up the first page for everybody to colour.', ...create },
  owned: {
    title: 'A fresh box of pencils',
    words: 'Your pages will hang here. Describe one, or bring your own.',
    ...create,
  },
  favorited: {
    title: 'Nothing marked yet',
    words: 'Touch the heart of a page you like, and find it here again.',
    ...browse,
  },
  colored: {
    title: 'All pencils are sharp',
    words: 'Pick a page and colour it in. It will hang here, in your colours.',
    ...browse,
  },
}

/** Pencils of the drawing that are coloured in: none where nothing was coloured yet. */
const COLOURED: Record<Scope, number> = { public: 8, owned: 5, favorited: 3, colored: 0 }

/** Where an administrator has picked some out of all pages. */
const NONE: Record<Exclude<PageFilter, 'all'>, [title: string, words: string]> = {
  private: ['No page is private', 'What people keep to themselves stands here, without its picture.'],
  blocked: ['No page is blocked', 'What an administrator takes away stands here, to be brought back.'],
  reported: ['No page is reported', 'What somebody reports stands here until it is decided on.'],
}

interface NoPagesProps extends EmptyList {
  scope: Scope
  filter?: PageFilter
}

/** Instead of a wall with nothing on it. */
export function NoPages({ scope, filter = 'all', search, failed, onShowAll, onRetry }: NoPagesProps) {
  const { admin } = useUser()
  const invitation = INVITATIONS[scope]
  const isPicked = filter !== 'all' && !search && !failed
  const [title, words] = isPicked ? NONE[filter] : wordsFor(invitation, search, failed)
  return (
    <div className="mt-10 flex flex-col items-center text-center">
      {failed ? (
        <BrokenPencil className="w-full max-w-xs" />
      ) : (
        <PencilBox coloured={search ? 0 : COLOURED[scope]} className="w-full max-w-xs" />
      )}
      <h2 className="mt-6 max-w-full text-2xl">{title}</h2>
      <p className="mt-2 max-w-[46ch] text-ink-soft">{words}</p>
      <div className="mt-6">
        {failed && <Button onClick={onRetry}>Try again</Button>}
        {!failed && search && <Button onClick={onShowAll}>Show all pages</Button>}
        {!failed && !search && !admin && (
          <LinkButton look="primary" to={invitation.to}>
            {invitation.label}
          </LinkButton>
        )}
      </div>
    </div>
  )
}

function wordsFor({ title, words }: Invitation, search: string, failed: boolean): [title: string, words: string] {
  if (failed) return ['The pages did not arrive', 'Your search is still there. Please try again.']
  if (search) return [`No page matches “${search}”`, 'Try fewer letters, or another word.']
  return [title, words]
}
