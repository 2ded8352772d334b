import type { Colored, ColoredVersion } from '@huebook/contract'
import { presentPreviews } from '#platform/pixels/previews.ts'
import type { Addresses } from '#platform/storage/storage.ts'
import { urlOfColored, urlOfPage } from '#platform/storage/url-of-page.ts'
import type { ColoredRow } from './coloreds.queries.ts'
import type { VersionRow } from './versions.queries.ts'

/** Everything of an earlier colouring that leaves the server. */
export const presentVersion = (
  { id, photo, preview, previewMedium, strength, drawnAt }: VersionRow,
  storage: Pick<Addresses, 'urlFor'>,
): ColoredVersion => ({
  id,
  photo: storage.urlFor('page', photo),
  preview: storage.urlFor('page', previewMedium ?? preview),
  strength,
  drawn_at: drawnAt.toISOString(),
})

/** What administrators see of a colouring: of one on a page that is not shared no picture, for it would show the page. */
export const presentListed = (row: ColoredRow, storage: Addresses): Colored => {
  const listed = presentColored(row, storage)
  if (row.page.public) return listed
  const page = { ...listed.page, illustration: '' }
  return { ...listed, page, photo: '', preview: '', previews: [], withheld: true }
}

/** Everything of a colouring that leaves the server. */
export const presentColored = ({ colored, page, user, shown }: ColoredRow, storage: Addresses): Colored => ({
  id: colored.id,
  pageId: page.id,
  page: { id: page.id, title: page.title, illustration: urlOfPage(page, storage)(page.illustration) },
  user: { name: user.name },
  photo: urlOfColored(page, storage)(colored.photo),
  preview: urlOfColored(page, storage)(colored.preview),
  previews: presentPreviews(
    { small: colored.previewSmall, medium: colored.previewMedium, large: colored.preview },
    urlOfColored(page, storage),
  ),
  strength: colored.strength,
  withheld: false,
  shown,
  created_at: colored.createdAt.toISOString(),
})
