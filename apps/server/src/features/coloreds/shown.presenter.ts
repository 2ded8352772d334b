import type { ShownColoring } from '@huebook/contract'
import type { Caller } from '#http/endpoint.ts'
import { presentPreviews } from '#platform/pixels/previews.ts'
import type { Addresses } from '#platform/storage/storage.ts'
import { urlOfColored } from '#platform/storage/url-of-page.ts'
import type { ShownRow } from './shown.queries.ts'

/** Everything that others are told of a colouring under its page. */
export function presentShown({ shown, page, owner }: ShownRow, { id }: Caller, storage: Addresses): ShownColoring {
  const url = urlOfColored(page, storage)
  const { previewSmall: small, previewMedium: medium, preview: large } = shown
  return {
    id: shown.coloredId,
    by: owner.shownName,
    is_owner: owner.id === id,
    preview: url(large),
    previews: presentPreviews({ small, medium, large }, url),
    created_at: shown.createdAt.toISOString(),
  }
}
