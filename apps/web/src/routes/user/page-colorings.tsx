import type { Page, PageId } from '@huebook/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { PageColorings, readPageColorings } from '#features/page-colorings/page-colorings.tsx'
import { paths } from '#paths.ts'
import { leadOn } from '#routes/lead-on.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Content } from '#ui/content.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'

export { isAnotherList as shouldRevalidate } from '#ui/paged-list/use-paged-list.ts'

export const handle = { title: ({ page }: { page: Page }) => `${page.title}, coloured by others` }

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const page = await api.readPage({ params: { id: id as PageId } }, request.signal)
  if (!page) throw leadOn(request, paths.publicPages())
  return { page, start: await readPageColorings(page.id, request) }
}

export function Component() {
  const { page, start } = useLoaderData<typeof loader>()
  return (
    <Content>
      <ScreenHead
        title={page.title}
        lead="How others have coloured this page."
        action={
          <LinkButton look="primary" to={paths.colorPage({ id: page.id })}>
            {page.is_colored ? 'Go on colouring' : 'Colour this page'}
          </LinkButton>
        }
        back={<BackLink to={paths.publicPages()}>Public pages</BackLink>}
      />
      <PageColorings key={page.id} page={page} start={start} />
      {page.credit && <p className="mt-8 text-ink-soft text-sm">{page.credit}</p>}
    </Content>
  )
}
