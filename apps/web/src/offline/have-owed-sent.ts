import type { OwedAnswer, WordToPage } from './worker-words.ts'

interface Tab {
  /** Asks for an answer; null where none comes. */
  ask(word: WordToPage): Promise<OwedAnswer | null>
}

/**
 * There is a network again, which this device may notice before any tab does. The worker knows no session and sends nothing
 * itself: whoever is signed in, if anybody is, sends through a tab of theirs. Throws where something is left, so that the
 * browser comes again.
 */
export async function haveOwedSent(tabs: readonly Tab[]): Promise<void> {
  const answers = await Promise.all(tabs.map((tab) => tab.ask('send owed work')))
  // Where no tab is open, or none is awake, the next start of the app sends it.
  if (answers.includes('something left')) throw new Error('Something is still owed')
}
