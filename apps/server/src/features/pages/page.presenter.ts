import type { Page } from '@huebook/contract'
import type { Caller } from '#http/endpoint.ts'
import { presentPreviews } from '#platform/pixels/previews.ts'
import type { Storage } from '#platform/storage/storage.ts'
import type { PageRow } from './page-rows.ts'

/** Everything of a page that leaves the server. */
export function presentPage(row: PageRow, caller: Caller, storage: Pick<Storage, 'url'>): Page {
  const { page, owner, colored } = row
  const isOwner = page.userId === caller.id
  return {
    id: page.id,
    title: page.title,
    // Who pays with which account is between them and the administrators.
    user: { name: page.ownerName, stripe_id: caller.admin || isOwner ? owner.stripeId : '' },
    illustration: storage.url(page.illustration),
    vector: page.vector && storage.url(page.vector),
    width: page.width,
    height: page.height,
    preview: storage.url(page.preview),
    previews: presentPreviews({ small: page.previewSmall, medium: page.preview }, storage),
    placeholder: page.placeholder || null,
    colored: colored && {
      photo: storage.url(colored.photo),
      preview: storage.url(colored.preview),
      previews: presentPreviews({ ...colored, large: colored.preview }, storage),
    },
    colored_count: page.coloredCount,
    favorited_count: page.favoritedCount,
    is_colored: colored !== null,
    is_favorited: row.favorited,
    is_owner: isOwner,
    public: page.public,
    blocked: page.blocked,
    trending: row.trending,
    waiting_for_review: page.public && !page.reviewed,
    open_reports: row.openReports,
    colorability: page.colorability,
    missing: page.missing,
    credit: page.credit,
    created_at: page.createdAt.toISOString(),
  }
}
