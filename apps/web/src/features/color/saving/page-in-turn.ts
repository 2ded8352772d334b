import type { Page } from '@huebook/contract'
import { isSamePicture } from '#offline/is-same-picture.ts'

interface Told {
  page: Page
  /** Whether the server has said so just now, and not some time ago. */
  isCurrent: boolean
}

interface Ports {
  /** The saved picture that the drawing on this device is the same as. */
  seen(): string | null
  read(): Promise<Page | null>
}

/**
 * Describes a page each time it is one's turn to colour it. What was said of it before may be old by then: whoever comes back
 * at once reads it while the desk they left is still saving, and would get the colouring before that over the one they drew.
 */
export function pageInTurn(first: Told, { seen, read }: Ports): () => Promise<Told> {
  let isFirst = true
  const isSame = () => isSamePicture(first.page.colored?.photo ?? null, seen() || null)

  return async () => {
    const isGood = isFirst && (!first.isCurrent || isSame())
    isFirst = false
    if (isGood) return first
    const page = await read()
    return page ? { page, isCurrent: true } : { ...first, isCurrent: false }
  }
}
