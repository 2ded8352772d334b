import { paths } from '#paths.ts'
import { Button } from '#ui/button.tsx'
import { EmptyChair } from '#ui/drawings/empty-chair.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { EmptyList } from '#ui/paged-list/paged-list.tsx'

function wordsFor(search: string, failed: boolean) {
  if (failed) return { title: 'The list did not arrive', words: 'Your search is still there. Please try again.' }
  if (search)
    return { title: `Nobody matches “${search}”`, words: 'Try fewer letters, or a part of the email address.' }
  return { title: 'Nobody is here yet', words: 'Create the first account, or wait for somebody to sign up.' }
}

/** Instead of a list with nothing in it. */
export function NoUsers({ search, failed, onShowAll, onRetry }: EmptyList) {
  const { title, words } = wordsFor(search, failed)
  return (
    <div className="mt-10 flex flex-col items-center text-center">
      <EmptyChair className="w-full max-w-xs" />
      <h2 className="mt-6 max-w-full text-2xl">{title}</h2>
      <p className="mt-2 max-w-[46ch] text-ink-soft">{words}</p>
      <div className="mt-6">
        {failed && <Button onClick={onRetry}>Try again</Button>}
        {!failed && search && <Button onClick={onShowAll}>Show everybody</Button>}
        {!failed && !search && <LinkButton to={paths.adminCreateUser()}>Create user</LinkButton>}
      </div>
    </div>
  )
}
