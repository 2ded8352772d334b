import { createStore } from 'zustand/vanilla'
import { forgivingStorage } from '#session/forgiving-storage.ts'
import type { Guarded } from './guarded.ts'
import { isAnswer, isRight, nextSum, type Sum } from './sums.ts'

export const LOCK_KEY = 'kids-lock'
export const WAIT_KEY = 'kids-lock-waits'

/** How long (ms) everything stays open once a sum is solved; that before a simple desk opens the desk alone, once. */
const OPEN_MS = 5 * 60_000
/** After so many wrong answers there is no sum for a while (ms): guessing is to take longer than fetching somebody. */
const TRIES = 3
const WAIT_MS = 30_000

interface Ports {
  storage(): Storage
  now(): number
  random(): number
  /** Whether the device is taken for a child's until somebody says otherwise. */
  isOnByDefault: boolean
  /** Whether whoever is here could be a child at all. */
  mayBeChild(): boolean
}

interface Question {
  /** What waits behind it. */
  before: Guarded
  sum: Sum
  wasWrong: boolean
}

interface LockState {
  question: Question | null
  /** No sum is set until then, in milliseconds since 1970. */
  waitsUntil: number | null
}

/** Has a sum solved before what a child does not do alone. Whether it is on belongs to the device, whoever uses it. */
export function createKidsLock({ storage, now, random, isOnByDefault, mayBeChild }: Ports) {
  const notes = forgivingStorage(storage)
  const store = createStore<LockState>()(() => ({ question: null, waitsUntil: null }))
  /** For as long as the tab lives where nothing can be kept. */
  let chosen: boolean | null = null
  let openUntil = 0
  let wrong = 0
  let last: Sum | null = null
  let settle: ((isSolved: boolean) => void) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Simple desks that are open: one at most, but for the moment in which another takes its place. */
  let desks = 0

  function isOn(): boolean {
    const kept = notes.getItem(LOCK_KEY)
    if (kept === 'on' || kept === 'off') return kept === 'on'
    return chosen ?? isOnByDefault
  }

  /** A simple desk is a child's place whatever the switch says. */
  const isClosed = (before?: Guarded): boolean => (isOn() || before === 'desk') && mayBeChild() && now() >= openUntil

  function newSum(): Sum {
    last = nextSum(random, last)
    return last
  }

  /** Also after a reload: nobody gets around it by beginning anew. */
  function showWait(): void {
    const until = Number(notes.getItem(WAIT_KEY) ?? store.getState().waitsUntil ?? 0)
    const isWaiting = until > now() && until <= now() + WAIT_MS
    clearTimeout(timer)
    store.setState({ waitsUntil: isWaiting ? until : null })
    if (isWaiting) timer = setTimeout(showWait, until - now())
  }

  function finish(isSolved: boolean): void {
    const resolve = settle
    settle = null
    store.setState({ question: null })
    resolve?.(isSolved)
  }

  function miss(question: Question): void {
    wrong += 1
    if (wrong >= TRIES) {
      wrong = 0
      const until = now() + WAIT_MS
      notes.setItem(WAIT_KEY, String(until))
      store.setState({ waitsUntil: until })
      showWait()
    }
    store.setState({ question: { ...question, sum: newSum(), wasWrong: true } })
  }

  return {
    store,
    isOn,
    isClosed,

    /** Whoever switches it on hands the device over: it is closed from then on. */
    switchTo(on: boolean): void {
      chosen = on
      notes.setItem(LOCK_KEY, on ? 'on' : 'off')
      openUntil = 0
    },

    /** A simple desk is there: whoever opens it hands the device over. Answers what ends that. */
    holdDesk(): () => void {
      desks += 1
      openUntil = 0
      return () => {
        desks -= 1
      }
    },

    /** Whether what is shown now is left by a sum only. */
    holdsDesk: (): boolean => desks > 0 && isClosed('desk'),

    /** Resolves to whether it may be done: at once where nothing is locked, else when a sum is solved or given up. */
    ask(before: Guarded, signal?: AbortSignal): Promise<boolean> {
      if (!isClosed(before)) return Promise.resolve(true)
      // Whoever asked before has to ask again.
      finish(false)
      return new Promise((resolve) => {
        settle = resolve
        showWait()
        store.setState({ question: { before, sum: newSum(), wasWrong: false } })
        signal?.addEventListener('abort', () => settle === resolve && finish(false))
      })
    },

    answer(written: string): void {
      const { question, waitsUntil } = store.getState()
      if (!question || waitsUntil !== null || !isAnswer(written)) return
      if (!isRight(question.sum, written)) miss(question)
      else {
        // Off a simple desk is not into the account: the child may still hold the device.
        if (question.before !== 'desk') openUntil = now() + OPEN_MS
        wrong = 0
        finish(true)
      }
    },

    giveUp(): void {
      finish(false)
    },
  }
}
