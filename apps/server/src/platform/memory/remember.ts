import { isDeepStrictEqual } from 'node:util'

/** What is known of something that costs too much to be looked up every time. */
export interface Remembered<Answer> {
  /** Asks once for all who want to know at the same moment, and then not until the answer is too old or forgotten. */
  read(): Promise<Answer>
  /** Whoever reads from now on gets an answer that was asked for from now on. */
  forget(): void
}

/**
 * Remembers an answer for so many milliseconds, by a clock that nobody sets. One that has not changed stays the very same
 * value, so that what is made of it need not be made again; nobody may change it.
 */
export function remember<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer>,
  now = () => performance.now(),
): Remembered<Answer> {
  let last: { answer: Answer; at: number } | undefined
  let asking: Promise<Answer> | undefined
  let forgotten = false

  function keep(answer: Answer): Answer {
    const kept = last && isDeepStrictEqual(last.answer, answer) ? last.answer : answer
    last = { answer: kept, at: now() }
    forgotten = false
    return kept
  }

  function begin(): Promise<Answer> {
    const mine: Promise<Answer> = ask()
      // Forgotten while we asked: this answer may be from before.
      .then((answer) => (asking === mine ? keep(answer) : answer))
      .finally(() => {
        if (asking === mine) asking = undefined
      })
    asking = mine
    return mine
  }

  return {
    async read() {
      if (last && !forgotten && now() - last.at < milliseconds) return last.answer
      return asking ?? begin()
    },
    forget() {
      forgotten = true
      asking = undefined
    },
  }
}
