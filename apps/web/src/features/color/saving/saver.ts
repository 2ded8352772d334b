import type { Clock, Engine } from '@huebook/coloring'
import type { Colored, Page } from '@huebook/contract'
import { createStore } from 'zustand/vanilla'
import { currentId, isOnDevice, type Refusal, type Sender } from './send-drawing.ts'

interface SaverState {
  isSaving: boolean
  /** Whether this person has a colouring of the page on the server. */
  isColored: boolean
  /** How many credits there were when the page was opened, where its first stroke takes one; null where it takes none. */
  takesOneOf: number | null
  /**
   * Why the drawing is not on the server: it is sent again by itself, or only when somebody asks for it, or there is no
   * credit for it.
   */
  trouble: 'late' | 'refused' | 'no credit' | null
}

/** How long (ms) a save may take. Longer, and whoever waits for the page in another tab waits for a connection that is dead. */
const PATIENCE_MS = 60_000

/** How long (ms) the next who wants the page waits for a save that is under way: an ordinary one takes a second. */
const LEAVING_MS = 6_000

interface Events {
  /** The drawing is on the server; where that took a credit, with how many are left. */
  onSaved(colored: Colored, creditsLeft: number | null): void
  /**
   * Another device has saved a newer drawing: that one is the colouring now, and this one is kept beside it. It may be shown
   * as long as nothing was drawn meanwhile, which would be newer than both.
   */
  onOvertaken(colored: Colored, isUntouched: () => boolean): Promise<void>
  /** A save that somebody has asked for has not arrived. It is sent again by itself. */
  onNotSent(why: NotSent): void
  /** The page was taken down, and nothing of it can be saved before it is back. */
  onTakenDown(): void
}

interface Options {
  page: Pick<Page, 'is_colored' | 'is_owner'>
  engine: Pick<Engine, 'markSaved' | 'mayReplaceSaved' | 'isBlank' | 'state'>
  clock: Pick<Clock, 'after'>
  sender: Sender
  /** What was known when the page was opened. */
  opened: {
    /** Whether this device has something that is not on the server. */
    isOwed: boolean
    /** How many credits were left; null where nobody could say. */
    credits: number | null
  }
  network: {
    /** Whether this device has one at all. */
    isOnline(): boolean
    /** Whether the server can be reached: what is sent by itself is to fail quietly. */
    siteAnswers(): Promise<boolean>
  }
  events: Events
}

/** Why a drawing has not arrived, and whether this device has it: then nothing is lost. */
export interface NotSent {
  why: 'late' | 'away'
  isOnDevice: boolean
}

/** Who wants a drawing to be saved: where nobody has asked, nobody is told that it could not be sent just now. */
type Asker = 'a person' | 'nobody'

/** Decides when a drawing is sent to the server; what fails stays where it is, and is sent again when it can be. */
export function createSaver({ page, engine, clock, sender, opened, network, events }: Options) {
  const takesOneOf = page.is_colored || page.is_owner ? null : opened.credits
  const store = createStore<SaverState>()(() => ({
    isSaving: false,
    isColored: page.is_colored,
    takesOneOf,
    trouble: takesOneOf === 0 ? 'no credit' : null,
  }))
  // A save that broke off is owed; one that the server refused for good is not.
  let { isOwed } = opened
  /** The drawing that somebody has last asked to save. */
  let wanted: number | undefined | null = null
  let underWay: Promise<void> = Promise.resolve()
  let timeout = new AbortController()

  const takesCredit = (): boolean => !store.getState().isColored && !page.is_owner

  /** There may be a credit for it with the next visit: until then only somebody who asks for it is led to the plans. */
  const isUnpaid = (): boolean => store.getState().trouble === 'no credit'

  /** Answers how to tell that the drawing is on the server, or nothing where it is not. */
  async function send(asker: Asker): Promise<(() => Promise<void>) | null> {
    const { signal } = timeout
    const paysFirst = takesCredit()
    const isAskedFor = asker === 'a person'
    const sent = await sender.send({ signal, takesCredit: paysFirst, isAskedFor, onRefused: refused })
    if (!sent) return null
    const { colored, id } = sent
    store.setState({ isColored: true })
    if (sent.isOvertaken) {
      await events.onOvertaken(colored, () => currentId(engine) === id && !engine.state.getSnapshot().isDrawing)
      return async () => undefined
    }
    if (id !== undefined) engine.markSaved(id, sent.strength)
    return async () => events.onSaved(colored, paysFirst ? await sender.creditsLeft(signal) : null)
  }

  /** To ask again and again would change nothing; where the site itself has failed it is asked with the next visit. */
  function refused({ status, code, isVerdict }: Refusal): void {
    if (code === 'NO_CREDIT') return void store.setState({ trouble: 'no credit' })
    if (isForGood(status)) isOwed = false
    if (isForGood(status) || isVerdict) store.setState({ trouble: 'refused' })
    if (code === 'PAGE_TAKEN_DOWN') events.onTakenDown()
  }

  /** A page that was emptied would take the place of a colouring, or a credit, though nobody has asked for that. */
  const isEmptied = (): boolean => engine.isBlank() && currentId(engine) !== wanted

  function save(asker: Asker): Promise<void> {
    if (asker === 'a person') wanted = currentId(engine)
    const isNeedless = engine.state.getSnapshot().isSaved || !engine.mayReplaceSaved() || isEmptied()
    if (store.getState().isSaving || isNeedless) return underWay
    if (network.isOnline() || !isOnDevice(engine)) underWay = attempt(asker)
    else {
      isOwed = true
      if (asker === 'a person') askedAway()
    }
    return underWay
  }

  /** They are told that it is sent once there is a network: also where the site has refused what was here before. */
  function askedAway(): void {
    if (store.getState().trouble === 'refused') store.setState({ trouble: null })
    events.onNotSent({ why: 'away', isOnDevice: true })
  }

  async function attempt(asker: Asker): Promise<void> {
    store.setState({ isSaving: true, trouble: null })
    timeout = new AbortController()
    const stopWaiting = clock.after(PATIENCE_MS, () => timeout.abort())
    isOwed = true
    let isSent = false
    try {
      const announce = await Promise.race([send(asker), hasTimedOut(timeout.signal)])
      isSent = announce !== null
      if (isSent) isOwed = false
      // Whatever becomes of the question how many credits are left, the drawing has arrived.
      await announce?.()
    } finally {
      stopWaiting()
      store.setState({ isSaving: false, trouble: isSent ? null : (store.getState().trouble ?? 'late') })
    }
    if (!isSent && timeout.signal.aborted && asker === 'a person')
      events.onNotSent({ why: 'late', isOnDevice: isOnDevice(engine) })
  }

  /** Lets what is under way end soon, one way or the other. */
  async function hurry(): Promise<void> {
    const stopWaiting = clock.after(LEAVING_MS, () => timeout.abort())
    await underWay
    stopWaiting()
  }

  const isRefusedForGood = (): boolean => store.getState().trouble === 'refused' && !isOwed

  /** Sends what is on the page, if that can be, though nobody has asked for it. */
  function sendWork(): void {
    const isLeftAlone = engine.state.getSnapshot().isSaved || isEmptied() || isRefusedForGood()
    if (isLeftAlone) return
    isOwed = true
    if (network.isOnline() && !isUnpaid()) void save('nobody')
  }

  return {
    store,
    save: (): Promise<void> => save('a person'),
    /** Somebody else's page is paid for, and kept, with the first stroke on it. */
    async drawn({ isFirst }: { readonly isFirst: boolean }): Promise<void> {
      // What cannot be sent now is sent by itself later.
      if (!network.isOnline() || isUnpaid()) isOwed = true
      else if (isFirst && takesCredit()) await save('a person')
    },
    /** A saved drawing has taken the place of this one. */
    sees: sender.sees,
    /** Resolves when nothing is on its way any more, which is given up after a few seconds: somebody waits for the page. */
    settled: hurry,
    /** The page is left with work on it: that is sent, or owed from here on. */
    async leave(): Promise<void> {
      const wasSaving = store.getState().isSaving
      sendWork()
      await hurry()
      // What was drawn while that one was on its way.
      if (wasSaving && !store.getState().trouble) sendWork()
      await hurry()
    },
    /** Nobody looks at the page just now, and perhaps nobody will again: the same, without an end to wait for. */
    hide: sendWork,
    /** The network is back, or the page was opened again. */
    async sendOwed(): Promise<void> {
      const isWorthIt = () => isOwed && !isEmptied() && !isUnpaid() && store.getState().trouble !== 'refused'
      if (isWorthIt() && network.isOnline() && (await network.siteAnswers()) && isWorthIt()) await save('nobody')
    },
  }
}

const hasTimedOut = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(null)))

/** A session that has ended, a server that is busy or down: the same may be welcome later. */
const isForGood = (status: number): boolean => status < 500 && ![401, 408, 429].includes(status)
