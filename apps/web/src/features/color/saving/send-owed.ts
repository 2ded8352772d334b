import type { Page, UserId } from '@huebook/contract'
import type { Outcome } from './save-journal.ts'

interface Ports {
  /** Saves what somebody has drawn on a page, unless it lies on a desk: then nothing is answered. */
  save(owner: UserId, page: Page): Promise<Outcome | null>
  /** Whether they are still here: what they have drawn is sent as nobody else's. */
  isHere(owner: UserId): boolean
  onSent(titles: readonly string[], credits: { spent: number; left: number | null }): void
  /** There is no credit to save these with. */
  onNotPaid(titles: readonly string[]): void
}

/** Sends what is owed on this device, page after page, without a desk. */
export function createOwedSender({ save, isHere, onSent, onNotPaid }: Ports) {
  /** What the site has said no to is asked about again with the next start, or on its desk. */
  const refused = new Set<string>()

  /** Answers whether anything is left that may be welcome later. */
  return async (owner: UserId, pages: readonly Page[]): Promise<boolean> => {
    const titles: string[] = []
    const notPaid: string[] = []
    const left: (number | null)[] = []
    let isAnythingLeft = false
    for (const page of pages.filter(({ id }) => !refused.has(`${owner}/${id}`))) {
      if (!isHere(owner)) break
      const outcome = await save(owner, page).catch(() => null)
      if (outcome?.is === 'no credit') notPaid.push(page.title)
      if (outcome?.is === 'refused' || outcome?.is === 'no credit') refused.add(`${owner}/${page.id}`)
      if (outcome?.is === 'saved') {
        titles.push(page.title)
        left.push(outcome.creditsLeft)
      }
      if (outcome === null || outcome.is === 'unanswered') isAnythingLeft = true
    }
    const spent = left.filter((count) => count !== null)
    if (titles.length > 0 && isHere(owner)) onSent(titles, { spent: spent.length, left: spent.at(-1) ?? null })
    else if (notPaid.length > 0 && isHere(owner)) onNotPaid(notPaid)
    return isAnythingLeft
  }
}
