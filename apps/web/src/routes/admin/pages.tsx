import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { AdminPageList } from '#features/pages/admin-page-list.tsx'
import { filterIn, readAdminPages } from '#features/pages/page-lists.ts'
import { paths } from '#paths.ts'
import { Content } from '#ui/content.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { isAnotherList } from '#ui/paged-list/use-paged-list.ts'
import { ScreenHead } from '#ui/screen-head.tsx'

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  isAnotherList({ currentUrl, nextUrl }) || filterIn(currentUrl) !== filterIn(nextUrl)

export const handle = { title: 'Pages' }

export async function loader({ request }: LoaderFunctionArgs) {
  const show = filterIn(new URL(request.url))
  const [start, reviews] = await Promise.all([readAdminPages(show, request), api.countReviews({}, request.signal)])
  return { show, start, waiting: reviews?.waiting ?? 0 }
}

export function Component() {
  const { show, start, waiting } = useLoaderData<typeof loader>()
  return (
    <Content>
      <ScreenHead
        title="Pages"
        action={
          <LinkButton to={paths.adminReviews()} look={waiting > 0 ? 'primary' : 'drawn'}>
            {waiting > 0 ? `Review ${waiting} ${waiting === 1 ? 'picture' : 'pictures'}` : 'Reviews'}
          </LinkButton>
        }
      />
      <AdminPageList show={show} start={start} />
    </Content>
  )
}
