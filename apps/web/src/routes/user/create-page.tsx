import type { LoaderFunctionArgs } from 'react-router'
import { api } from '#api/index.ts'
import { Chooser } from '#features/create/chooser.tsx'
import { requireCredit } from '#features/create/require-credit.ts'
import { leadOn } from '#routes/lead-on.ts'
import { Content } from '#ui/content.tsx'
import { ScreenHead } from '#ui/screen-head.tsx'
import { toasts } from '#ui/toasts/index.ts'

export const handle = { title: 'Create page' }

export const loader = async ({ request }: LoaderFunctionArgs) =>
  requireCredit(await api.readCredit({}, request.signal), {
    toasts,
    signal: request.signal,
    leadOn: (to) => leadOn(request, to),
  })

export function Component() {
  return (
    <Content className="mx-auto max-w-5xl">
      <ScreenHead title="Create page" lead="Bring your creativity to life—generate a page with AI or upload your own" />
      <Chooser />
    </Content>
  )
}
