import type { Creation } from '@huebook/contract'
import type { CreationRow } from './creations.queries.ts'

/** Everything of a creation that leaves the server; one that is made from a photo is nobody's to follow. */
export function presentCreation(row: CreationRow): Creation[] {
  if (row.request.from !== 'prompt') return []
  const { prompt, style, detail, public: isPublic } = row.request
  return [
    {
      id: row.id,
      prompt,
      style,
      detail,
      public: isPublic,
      stage: row.stage,
      percent: row.percent,
      preview: row.preview,
      page_id: row.pageId,
      problem: row.problem,
      ended: row.endedAt !== null,
      created_at: row.createdAt.toISOString(),
    },
  ]
}
