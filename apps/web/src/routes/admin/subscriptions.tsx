import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readSubscriptions, SubscriptionList } from '#features/admin-subscriptions/subscription-list.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export { isAnotherList as shouldRevalidate } from '#ui/paged-list/use-paged-list.ts'

export const handle = { title: 'Subscriptions' }

export const loader = ({ request }: LoaderFunctionArgs) => readSubscriptions(request)

export function Component() {
  const start = useLoaderData<typeof loader>()
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead title="Subscriptions" />
      <SubscriptionList start={start} />
    </Content>
  )
}
