import type { Creation } from '@huebook/contract'
import type { Notes } from './notes.ts'
import { isSameRequest } from './page-request.ts'

/** The page to show to somebody who comes back: the one under way, or the one this tab was still waiting for. */
export function resumable(creations: readonly Creation[], sent: ReturnType<Notes['sent']>): Creation | null {
  const newestFirst = creations.toSorted((a, b) => b.created_at.localeCompare(a.created_at))
  const underWay = newestFirst.find(({ ended }) => !ended)
  const awaited = sent && newestFirst.find((creation) => isSameRequest(creation, sent.request))
  return underWay ?? awaited ?? null
}
