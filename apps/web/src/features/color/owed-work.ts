import type { Page, UserId } from '@huebook/contract'
import { siteAnswers } from '#offline/site-answers.ts'
import { unsaved } from '#offline/unsaved-pages.ts'
import { wakeForOwed, whenWoken } from '#offline/wake-for-owed.ts'
import { platform } from '#platform/index.ts'
import { session } from '#session/index.ts'
import { toasts } from '#ui/toasts/index.ts'
import { deskLock, journalName } from './journal-names.ts'
import { browserPageLock, ifPageUnlocked } from './saving/page-lock.ts'
import type { Outcome } from './saving/save-journal.ts'
import { notPaidWords, sentWords } from './saving/saving-words.ts'
import { createOwedSender } from './saving/send-owed.ts'

/** How long (ms) a screen that has just been opened is left alone: it may be the desk of the very page. */
const AT_EASE_MS = 2_000

/** How long (ms) after something could not be sent, or was left behind by a desk, it is tried again. */
const TRY_AGAIN_MS = 30_000

async function save(owner: UserId, { id }: Page): Promise<Outcome | null> {
  const name = journalName(owner, id)
  const waiting = new AbortController()
  let outcome: Outcome = { is: 'unanswered' }
  async function act(): Promise<void> {
    if (!(await siteAnswers(platform.serverAddress() ?? ''))) return
    const [{ portsOf }, { saveJournal }] = await Promise.all([
      import('./save-journals.ts'),
      import('./saving/save-journal.ts'),
    ])
    const ports = { ...portsOf(owner), hurried: waiting.signal }
    // Whoever has come in the meantime sends nothing of theirs.
    if (isHere(owner)) outcome = await saveJournal({ owner, name, pageId: id }, ports)
    // Nothing of it is on this device only, whatever the lists have been told.
    if (outcome.is === 'empty') await unsaved.forget(owner, id)
  }
  const isFree = await ifPageUnlocked(
    deskLock(name),
    { act, hurry: () => waiting.abort() },
    browserPageLock(deskLock(name)),
  )
  return isFree ? outcome : null
}

const isHere = (owner: UserId): boolean => session.getState().user?.id === owner

/** Whoever is signed in and has something on this device only. Administrators colour nothing. */
function somebody(): UserId | null {
  const { user } = session.getState()
  return user && !user.admin ? user.id : null
}

/**
 * Sends what somebody has drawn while nothing could be sent, from wherever in the app they are: when the app starts, when they
 * sign in, when the network is back, and else every half minute as long as anything is left. What lies on a desk is the desk's.
 */
export function followOwedWork(): void {
  const send = createOwedSender({
    save,
    isHere,
    onSent: (titles, credits) => toasts.getState().show({ variant: 'success', message: sentWords(titles, credits) }),
    onNotPaid: (titles) => toasts.getState().show({ message: notPaidWords(titles) }),
  })
  let isSending = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const later = () => {
    timer ??= setTimeout(look, TRY_AGAIN_MS)
    // A tab that is asleep by then hears of no network, and counts no minutes. With one it would be woken at once, for ever.
    if (!window.navigator.onLine) void wakeForOwed()
  }

  /** Answers whether anything is left that may be welcome later. */
  async function look(): Promise<boolean> {
    clearTimeout(timer)
    timer = undefined
    const owner = somebody()
    if (!owner) return false
    // The browser says when there is a network again.
    if (isSending || !window.navigator.onLine) return true
    isSending = true
    try {
      await unsaved.read(owner)
      const isAnythingLeft = await send(owner, unsaved.pagesOf(owner))
      if (isAnythingLeft) later()
      return isAnythingLeft
    } finally {
      isSending = false
    }
  }

  whenWoken(look)
  window.addEventListener('online', () => void look())
  session.subscribe(({ user }, before) => user?.id !== before.user?.id && void look())
  // A desk that is left sends by itself what it can.
  unsaved.store.subscribe(() => {
    const owner = somebody()
    if (owner && unsaved.pagesOf(owner).length > 0) later()
  })
  timer = setTimeout(look, AT_EASE_MS)
}
