import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readWebsite } from '#features/website-editor/website-keeper.ts'
import { WebsiteOverview } from '#features/website-editor/website-overview.tsx'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export const handle = { title: 'Website' }

export async function loader({ request }: LoaderFunctionArgs) {
  const website = await readWebsite(request.signal)
  if (!website) throw new Error('Failed to load the website')
  return website
}

export function Component() {
  return (
    <Content className="mx-auto max-w-6xl">
      <ScreenHead title="Website" lead="What visitors see before they sign in. Choose a section to edit it." />
      <WebsiteOverview website={useLoaderData<typeof loader>()} />
    </Content>
  )
}
