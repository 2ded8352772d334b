import type { SharedPage } from '@huebook/contract'
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { SharedPageView } from '#features/shared-page/shared-page-view.tsx'
import { paths } from '#paths.ts'
import { leadOn } from '#routes/lead-on.ts'
import { printBlankPage } from '#routes/print-blank-page.ts'
import { session } from '#session/index.ts'
import { Content } from '#ui/content.tsx'
import { PublicFrame } from './public-frame.tsx'
import { writtenScreen } from './written-screen.ts'

export const handle = { title: ({ title }: SharedPage) => title }

/** Only the server shows it, to those who come with a link. Whoever is in the app already goes on to colour the page. */
export function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const page = writtenScreen<SharedPage>((shown) => shown.id === id)
  if (!page) throw leadOn(request, paths.colorPage({ id }))
  return page
}

export function Component() {
  const page = useLoaderData<typeof loader>()
  const navigate = useNavigate()

  /** The server asks for a paid plan, and the client leads to where one is bought. */
  async function print() {
    if (!session.getState().user) return navigate(paths.signUp({ next: paths.colorPage({ id: page.id }) }))
    await printBlankPage(page)
  }

  return (
    <PublicFrame>
      <Content>
        <SharedPageView page={page} onPrint={print} />
      </Content>
    </PublicFrame>
  )
}
