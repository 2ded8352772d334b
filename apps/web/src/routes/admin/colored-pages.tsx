import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ColoredList, readColoreds } from '#features/coloreds/colored-list.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export { isAnotherList as shouldRevalidate } from '#ui/paged-list/use-paged-list.ts'

export const handle = { title: 'Colored pages' }

export const loader = ({ request }: LoaderFunctionArgs) => readColoreds(request)

export function Component() {
  const start = useLoaderData<typeof loader>()
  return (
    <Content>
      <ScreenHead title="Colored pages" />
      <ColoredList start={start} />
    </Content>
  )
}
