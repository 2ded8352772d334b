import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { requireCredit } from '#features/create/require-credit.ts'
import { UploadScreen } from '#features/create/upload-screen.tsx'
import { SharingQuestion } from '#features/sharing/sharing-question.tsx'
import { leadOn } from '#routes/lead-on.ts'
import { printBlankPage } from '#routes/print-blank-page.ts'
import { useUser } from '#session/use-user.ts'
import { Content } from '#ui/content.tsx'
import { toasts } from '#ui/toasts/index.ts'

export const handle = { title: 'Upload page' }

export const loader = async ({ request }: LoaderFunctionArgs) =>
  requireCredit(await api.readCredit({}, request.signal), {
    toasts,
    signal: request.signal,
    leadOn: (to) => leadOn(request, to),
  })

export function Component() {
  const { page_creation } = useLoaderData<typeof loader>()
  const { shares_pages } = useUser()
  return (
    <Content className="mx-auto max-w-6xl">
      {shares_pages === null ? (
        <SharingQuestion />
      ) : (
        <UploadScreen creditsLeft={page_creation} onPrint={printBlankPage} />
      )}
    </Content>
  )
}
