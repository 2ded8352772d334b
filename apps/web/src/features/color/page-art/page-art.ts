import type { PageArt } from '@huebook/coloring'
import type { Page } from '@huebook/contract'
import { fetchOrKept } from '#offline/fetch-or-kept.ts'
import { clearPaper } from './clear-paper.ts'

/** A page's picture as it lies over the paint, until it is let go. */
export interface HeldArt extends PageArt {
  release(): void
}

/** Fetches how a page is shown: its curves without paper where it has some, and else the picture itself. */
export async function fetchPageArt({ vector, illustration }: Pick<Page, 'vector' | 'illustration'>): Promise<HeldArt> {
  const lines = vector && (await fetchLines(vector))
  if (lines) return hold(new Blob([lines], { type: 'image/svg+xml' }), true)
  const picture = await fetchPicture(illustration)
  return picture ? hold(picture, false) : { url: illustration, isPaperClear: false, release: () => undefined }
}

function hold(picture: Blob, isPaperClear: boolean): HeldArt {
  const url = URL.createObjectURL(picture)
  return { url, isPaperClear, release: () => URL.revokeObjectURL(url) }
}

async function fetchPicture(url: string): Promise<Blob | null> {
  try {
    const response = await fetchOrKept(url)
    return response.ok ? await response.blob() : null
  } catch {
    return null
  }
}

async function fetchLines(url: string): Promise<string | null> {
  const lines = await fetchPicture(url)
  return lines && clearPaper(await lines.text())
}
