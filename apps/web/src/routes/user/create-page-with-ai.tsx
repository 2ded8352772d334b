import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { AiScreen, type AiScreenStart } from '#features/create/ai-screen.tsx'
import { notesOfUser } from '#features/create/notes.ts'
import { requireCredit } from '#features/create/require-credit.ts'
import { resumable } from '#features/create/resumable.ts'
import { SharingQuestion } from '#features/sharing/sharing-question.tsx'
import { leadOn } from '#routes/lead-on.ts'
import { printBlankPage } from '#routes/print-blank-page.ts'
import { useUser } from '#session/use-user.ts'
import { Content } from '#ui/content.tsx'
import { toasts } from '#ui/toasts/index.ts'

export const handle = { title: 'Create page with AI' }

export async function loader({ request }: LoaderFunctionArgs): Promise<AiScreenStart> {
  const { signal } = request
  const [credit, creations, recent, illustrator] = await Promise.all([
    api.readCredit({}, signal),
    api.listCreations({}, signal),
    api.listRecentPrompts({}, signal),
    api.readIllustrator({}, signal),
  ])
  const resumed = resumable(creations ?? [], notesOfUser().sent())
  // Whoever has spent their last credit on the page under way may see it come.
  const { page_creation } =
    resumed && credit ? credit : requireCredit(credit, { toasts, signal, leadOn: (to) => leadOn(request, to) })
  return { resumed, creditsLeft: page_creation, recent: recent?.prompts ?? [], illustrator }
}

export function Component() {
  const start = useLoaderData<typeof loader>()
  const { shares_pages } = useUser()
  return (
    <Content className="mx-auto max-w-5xl">
      {shares_pages === null && !start.resumed ? <SharingQuestion /> : <AiScreen {...start} onPrint={printBlankPage} />}
    </Content>
  )
}
