import { toasts } from '#ui/toasts/index.ts'
import { useConfirmation } from '#ui/toasts/use-confirmation.ts'
import type { NotSaved } from './belongings.ts'
import { belongings, session } from './index.ts'

/** Under so many milliseconds a wait is not worth a sign. */
const SOON_MS = 300
/** How long (ms) somebody who has agreed to lose something waits for one more try to save it. */
const LAST_TRY_MS = 6_000
const SAVING = 'Saving what you have coloured…'

/** Titles as they stand in a sentence. */
export function quoted(titles: readonly string[]): string {
  const others = titles.map((title) => `“${title}”`)
  const last = others.pop() ?? ''
  return others.length > 0 ? `${others.join(', ')} and ${last}` : last
}

/** What is said of what would be lost, and why it could not be saved, as far as that is known. */
export function lostWords(lost: readonly NotSaved[]): string {
  const titlesOf = (some: readonly NotSaved[]) => quoted(some.map(({ title }) => title))
  const unpaid = lost.filter(({ isUnpaid }) => isUnpaid)
  const whichOf = unpaid.length < lost.length ? ` for ${titlesOf(unpaid)}` : ''
  const why = unpaid.length > 0 ? `, because there are no credits left${whichOf}` : ''
  return `What you have coloured on ${titlesOf(lost)} is on this device only and could not be saved${why}. If you go on, it will be lost.`
}

/** Saves what whoever is signed in has on this device only; answers what could not be saved. */
async function saveAll(): Promise<NotSaved[]> {
  const { user } = session.getState()
  if (!user) return []
  const slow = setTimeout(() => toasts.getState().show({ message: SAVING, persist: true }), SOON_MS)
  try {
    return await belongings.saveAll(user.id)
  } finally {
    clearTimeout(slow)
    if (toasts.getState().toast?.message === SAVING) toasts.getState().clear()
  }
}

/** The network may be back by the time they answer. */
async function saveAfterAll(): Promise<void> {
  const { user } = session.getState()
  const late = new Promise((resolve) => setTimeout(resolve, LAST_TRY_MS))
  if (user) await Promise.race([belongings.saveAll(user.id), late])
}

/** Goes on where nothing is lost by it: what is on this device only is saved first, and where that fails, they are asked. */
export function useSaveFirst() {
  const confirm = useConfirmation()
  return async (question: string, go: () => Promise<void>): Promise<void> => {
    const lost = await saveAll()
    const goAnyway = async () => {
      await saveAfterAll()
      await go()
    }
    if (lost.length > 0) confirm({ message: question, about: lostWords(lost), action: goAnyway })
    else await go()
  }
}
