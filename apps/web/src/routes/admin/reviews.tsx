import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ReviewDesk, readReviews } from '#features/reviews/review-desk.tsx'
import { paths } from '#paths.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Reviews' }

export async function loader({ request }: LoaderFunctionArgs) {
  const first = await readReviews(request.signal)
  if (!first) throw new Error('Failed to load reviews')
  return first
}

export function Component() {
  const start = useLoaderData<typeof loader>()
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead
        title="Reviews"
        lead="Pictures and colourings that nobody but their owner sees before you have, and what people have reported."
        back={<BackLink to={paths.adminPages()}>All pages</BackLink>}
      />
      <ReviewDesk start={start} />
    </Content>
  )
}
