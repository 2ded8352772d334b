import { handOver, type JournalStore } from '@huebook/coloring'

interface Begun {
  read(): string | null
  forget(): void
}

interface Names {
  pageId: string
  /** What the drawing of the page is called that was begun without an account, and what it is called from here on. */
  from: string
  to: string
}

/**
 * What somebody has coloured on this device before they had an account is theirs now, and to be saved with it. Where that
 * could not be looked at, it is asked for with the next visit.
 */
export async function takeOver(store: JournalStore, begun: Begun, { pageId, from, to }: Names): Promise<boolean> {
  if (begun.read() !== pageId) return false
  try {
    const isTaken = await handOver(store, from, to)
    begun.forget()
    return isTaken
  } catch {
    return false
  }
}
