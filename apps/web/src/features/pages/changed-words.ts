import type { Page } from '@huebook/contract'

const LATER = 'Others see it once somebody has looked at it'

/** What has become of a page whose owner shares it, or does not any more. */
export function sharedWords({ public: isPublic, waiting_for_review }: Pick<Page, 'public' | 'waiting_for_review'>) {
  if (!isPublic) return 'Only you can see this page now. Whoever has coloured it keeps their colouring'
  return waiting_for_review ? `Thank you. ${LATER}` : 'Everybody can see this page now'
}

/** What is asked before a private page is shown to everybody; nothing where it was drawn from words. */
export const askBeforeSharing = ({ from_picture }: Pick<Page, 'from_picture'>): string | null =>
  from_picture
    ? 'This page was made from a picture of yours. Everybody will see the drawing made from it, never the picture itself. Show it?'
    : null

/** Who reads the title of a page, and what a new one can lead to: said while it is being written. */
export const titleHint = ({ public: isPublic, waiting_for_review }: Pick<Page, 'public' | 'waiting_for_review'>) => {
  if (!isPublic) return 'Only you can read it.'
  if (waiting_for_review) return 'Everybody can read it once somebody has looked at the page.'
  return 'Everybody can read it. If we cannot tell whether a new title is fit for children, nobody else sees the page until somebody has looked at it.'
}

/** What has become of a page that has another title. */
export const renamedWords = ({ waiting_for_review }: Pick<Page, 'waiting_for_review'>) =>
  waiting_for_review ? `The page has a new title. ${LATER}` : 'The page has a new title'
