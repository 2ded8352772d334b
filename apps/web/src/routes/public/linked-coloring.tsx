import type { LinkedColoring } from '@huebook/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { NothingHere } from '#features/fallbacks/nothing-here.tsx'
import { LinkedColoringView } from '#features/linked-coloring/linked-coloring-view.tsx'
import { paths } from '#paths.ts'
import { Content } from '#ui/content.tsx'
import { PublicFrame } from './public-frame.tsx'
import { writtenScreen } from './written-screen.ts'

export const handle = { title: (coloring: LinkedColoring | null) => coloring?.title ?? 'Colouring' }

/** Only the server shows it: what the link leads to is asked of it each time, for it may have been taken back. */
export const loader = ({ params: { token } }: LoaderFunctionArgs): LinkedColoring | null =>
  writtenScreen<LinkedColoring>((coloring) => coloring.token === token)

export function Component() {
  const coloring = useLoaderData<typeof loader>()
  if (!coloring)
    return (
      <NothingHere wayBack={{ to: paths.landing(), label: 'Go to the first page' }} className="min-h-dvh px-5 py-10" />
    )
  return (
    <PublicFrame>
      <Content>
        <LinkedColoringView coloring={coloring} />
      </Content>
    </PublicFrame>
  )
}
