import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageList } from '#features/pages/page-list.tsx'
import { readPages } from '#features/pages/page-lists.ts'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export { isAnotherList as shouldRevalidate } from '#ui/paged-list/use-paged-list.ts'

export const handle = { title: 'My pages' }

export const loader = ({ request }: LoaderFunctionArgs) => readPages('owned', request)

export function Component() {
  const start = useLoaderData<typeof loader>()
  return (
    <Content>
      <ScreenHead title="My pages" />
      <PageList scope="owned" start={start} />
    </Content>
  )
}
