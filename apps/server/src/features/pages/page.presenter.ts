import type { Page } from '@huebook/contract'
import type { Caller } from '#http/endpoint.ts'
import { presentPreviews } from '#platform/pixels/previews.ts'
import type { Addresses } from '#platform/storage/storage.ts'
import { urlOfColored, urlOfPage } from '#platform/storage/url-of-page.ts'
import { isTakenDown, type PageRow } from './page-rows.ts'

/** Of a page that is not shared an administrator gets no picture until it is opened on purpose, unless somebody has reported it. */
const isWithheld = ({ page, openReports }: PageRow, { id, admin }: Caller): boolean =>
  admin && !page.public && page.userId !== id && openReports === 0

/** Everything of a page that leaves the server. */
export function presentPage(row: PageRow, caller: Caller, storage: Addresses, isOpened = false): Page {
  const isTheirs = caller.admin || row.page.userId === caller.id
  const page = presentWhole(row, caller, storage, isOpened)
  return isTakenDown(row.page) && !isTheirs ? takenDown(page) : page
}

/** What somebody who has coloured a page is told of it once it was taken down: neither pictures nor words, which may be why. */
const takenDown = (page: Page): Page => ({
  ...page,
  title: '',
  user: { name: '', stripe_id: '' },
  illustration: '',
  vector: null,
  preview: '',
  previews: [],
  placeholder: null,
  colored: null,
  withheld: true,
  blocked: true,
  credit: null,
})

function presentWhole(row: PageRow, caller: Caller, storage: Addresses, isOpened: boolean): Page {
  const { page, owner, colored } = row
  const isOwner = page.userId === caller.id
  const withheld = isWithheld(row, caller) && !isOpened
  const [url, coloredUrl] = [urlOfPage(page, storage), urlOfColored(page, storage)]
  return {
    id: page.id,
    title: page.title,
    user: {
      // Others are never told the whole name of somebody.
      name: caller.admin ? (owner?.fullName ?? '') : page.ownerName,
      // Who pays with which account is between them and the administrators.
      stripe_id: caller.admin || isOwner ? (owner?.stripeId ?? '') : '',
    },
    illustration: withheld ? '' : url(page.illustration),
    vector: withheld ? null : page.vector && url(page.vector),
    width: page.width,
    height: page.height,
    preview: withheld ? '' : url(page.preview),
    previews: withheld ? [] : presentPreviews({ small: page.previewSmall, medium: page.preview }, url),
    placeholder: withheld ? null : page.placeholder || null,
    colored: colored && {
      photo: coloredUrl(colored.photo),
      preview: coloredUrl(colored.preview),
      previews: presentPreviews({ ...colored, large: colored.preview }, coloredUrl),
      strength: colored.strength,
    },
    colored_at: colored?.drawnAt.toISOString() ?? null,
    colored_count: page.coloredCount,
    favorited_count: page.favoritedCount,
    is_colored: colored !== null,
    is_favorited: row.favorited,
    is_owner: isOwner,
    public: page.public,
    withheld,
    blocked: page.blocked,
    ...(isOwner && page.isFromPicture && { from_picture: true }),
    trending: row.trending,
    waiting_for_review: page.public && !page.reviewed,
    open_reports: row.openReports,
    colorability: page.colorability,
    // Words that could not be drawn may be anything, names too.
    missing: isOwner ? page.missing : [],
    credit: page.credit,
    created_at: page.createdAt.toISOString(),
  }
}
