import type { Credit, Page, PageId } from '@huebook/contract'
import type { Client } from '#api/create-client.ts'

interface Asked {
  id: PageId
  signal: AbortSignal
  api: Pick<Client, 'readPage' | 'readCredit'>
  /** The page as it was when it was last opened on this device. */
  readKept(): Promise<Page | null>
  /** Called as soon as the server has described it, before all else is there. */
  onPage?(page: Page): void
  /** Called where the server knows of no such page, or it was taken down. */
  onGone?(): Promise<unknown>
}

interface ColorPage {
  page: Page
  credit: Credit | null
  /** Whether the server has described it just now. */
  isCurrent: boolean
}

/** The page to be coloured: as the server describes it, or as it is kept here where the server cannot be reached. */
export async function readColorPage({ id, signal, api, readKept, onPage, onGone }: Asked): Promise<ColorPage | null> {
  let isRefused = false
  let isGone = false
  const readPage = async () => {
    const page = await api.readPage({ params: { id } }, signal, ({ status, code }) => {
      isRefused = status < 500
      // A 404 that says nothing of the page may be that of whatever stands before the site.
      isGone = code === 'PAGE_NOT_FOUND' || code === 'PAGE_TAKEN_DOWN'
    })
    if (page) onPage?.(page)
    return page
  }
  const [page, credit] = await Promise.all([readPage(), api.readCredit({}, signal)])
  if (page) return { page, credit, isCurrent: true }
  if (isGone) await onGone?.()
  const kept = isRefused ? null : await readKept()
  return kept && { page: kept, credit: null, isCurrent: false }
}
