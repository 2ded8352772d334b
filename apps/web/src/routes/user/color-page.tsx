import type { Page, PageId, UserId } from '@huebook/contract'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { api } from '#api/index.ts'
import { ColorScreen } from '#features/color/color-screen.tsx'
import { isBegunHere, prepareJournals } from '#features/color/journals.ts'
import { requireMayColor } from '#features/color/may-color.ts'
import { readColorPage } from '#features/color/read-color-page.ts'
import { kept } from '#offline/kept-pages.ts'
import { unsaved } from '#offline/unsaved-pages.ts'
import { paths } from '#paths.ts'
import { leadOn } from '#routes/lead-on.ts'
import { begunPage, belongings, session } from '#session/index.ts'
import { Content } from '#ui/content.tsx'
import { LeaveGuard } from '#ui/editing/leave-guard.tsx'
import { toasts } from '#ui/toasts/index.ts'
import { warmPicture } from '#ui/warm-picture.ts'

export const handle = { title: 'Color' }

/** While the credit is still on its way. */
const warmLines = ({ vector, illustration }: Page): void => warmPicture(vector ?? illustration)

/** No list leads here any more. One's own page was deleted; somebody else's may be shown again, and what was drawn on it waits. */
async function forgetGone(userId: UserId, id: PageId): Promise<void> {
  const page = await kept.read(userId, id)
  if (page?.is_owner) await belongings.forgetPage(userId, id)
  else await unsaved.forget(userId, id)
}

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const { signal } = request
  void prepareJournals()
  const { user } = session.getState()
  const readKept = () => (user ? kept.read(user.id, id) : Promise.resolve(null))
  const asked = { id: id as PageId, signal, api, readKept, onPage: warmLines }
  const found = await readColorPage({ ...asked, onGone: async () => user && forgetGone(user.id, asked.id) })
  if (!found) {
    // Whoever was led here from the landing of a site without a gallery has done nothing wrong.
    if (begunPage.read() === id) toasts.getState().clear()
    throw leadOn(request, paths.publicPages())
  }
  const { page, credit, isCurrent } = found
  const isBegun = async () => user !== null && isBegunHere(user.id, page.id)
  const ways = { toasts, signal, leadOn: (to: string) => leadOn(request, to) }
  if (isCurrent) await requireMayColor(page, credit, { ...ways, isBegunHere: isBegun })
  // What it says of the connection is said on the desk, for as long as it is true.
  else toasts.getState().clear()
  return { page, isCurrent, credits: credit?.public_page ?? null }
}

export { prepareJournals as warmUp }

/** What was loaded stays as it is while the page is being coloured. */
export const shouldRevalidate = () => false

export function Component() {
  const opened = useLoaderData<typeof loader>()
  return (
    <Content>
      <LeaveGuard />
      <ColorScreen key={opened.page.id} {...opened} />
    </Content>
  )
}
