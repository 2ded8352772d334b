import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageList } from '#features/pages/page-list.tsx'
import { readPages } from '#features/pages/page-lists.ts'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export { isAnotherList as shouldRevalidate } from '#ui/paged-list/use-paged-list.ts'

export const handle = { title: 'Colored pages' }

export const loader = ({ request }: LoaderFunctionArgs) => readPages('colored', request)

export function Component() {
  const start = useLoaderData<typeof loader>()
  return (
    <Content>
      <ScreenHead title="Colored pages" />
      <PageList scope="colored" start={start} />
    </Content>
  )
}
