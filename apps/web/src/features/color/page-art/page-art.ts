import type { PageArt } from '@huebook/coloring'
import type { Page } from '@huebook/contract'
import { clearPaper } from './clear-paper.ts'

/** A page's picture as it lies over the paint, until it is let go. */
export interface HeldArt extends PageArt {
  release(): void
}

/** Fetches how a page is shown: its curves without paper where it has some, and else the picture itself. */
export async function fetchPageArt({ vector, illustration }: Pick<Page, 'vector' | 'illustration'>): Promise<HeldArt> {
  const lines = vector && (await fetchLines(vector))
  if (!lines) return { url: illustration, isPaperClear: false, release: () => undefined }
  const url = URL.createObjectURL(new Blob([lines], { type: 'image/svg+xml' }))
  return { url, isPaperClear: true, release: () => URL.revokeObjectURL(url) }
}

async function fetchLines(url: string): Promise<string | null> {
  try {
    const response = await fetch(url)
    return response.ok ? clearPaper(await response.text()) : null
  } catch {
    return null
  }
}
