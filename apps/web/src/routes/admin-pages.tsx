import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { PageList } from '#features/pages/page-list.tsx'
import { readPages } from '#features/pages/page-lists.ts'
import { paths } from '#paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'
import { Content } from './content.tsx'

export { isAnotherList as shouldRevalidate } from '#ui/paged-list/use-paged-list.ts'

export const handle = { title: 'Pages' }

export async function loader({ request }: LoaderFunctionArgs) {
  const [start, reviews] = await Promise.all([readPages('public', request), api.countReviews({}, request.signal)])
  return { start, waiting: reviews?.waiting ?? 0 }
}

export function Component() {
  const { start, waiting } = useLoaderData<typeof loader>()
  return (
    <Content>
      <ScreenHead
        title="Pages"
        action={
          <LinkButton to={paths.adminReviews()} look={waiting > 0 ? 'primary' : 'drawn'}>
            {waiting > 0 ? `Review ${waiting} ${waiting === 1 ? 'page' : 'pages'}` : 'Reviews'}
          </LinkButton>
        }
      />
      <PageList scope="public" start={start} />
    </Content>
  )
}
