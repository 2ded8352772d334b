import type { PageId } from '@huebook/contract'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { ColorScreen } from '#features/color/color-screen.tsx'
import { requireMayColor } from '#features/color/may-color.ts'
import { paths } from '#paths.ts'
import { toasts } from '#ui/toasts/index.ts'
import { warmPicture } from '#ui/warm-picture.ts'
import { Content } from './content.tsx'

export const handle = { title: 'Color' }

async function readPage(id: PageId, signal: AbortSignal) {
  const page = await api.readPage({ params: { id } }, signal)
  if (page) warmPicture(page.vector ?? page.illustration)
  return page
}

export async function loader({ params: { id = '' }, request: { signal } }: LoaderFunctionArgs) {
  const [page, credit] = await Promise.all([readPage(id as PageId, signal), api.readCredit({}, signal)])
  if (!page) throw redirect(paths.publicPages())
  requireMayColor(page, credit, toasts)
  return page
}

/** What was loaded stays as it is while the page is being coloured. */
export const shouldRevalidate = () => false

export function Component() {
  const page = useLoaderData<typeof loader>()
  return (
    <Content>
      <ColorScreen key={page.id} page={page} />
    </Content>
  )
}
