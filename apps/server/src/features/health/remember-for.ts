// Not the time of day, which may be set back.
const sinceStart = () => performance.now()

/** Asks once for all who want to know at the same moment, and gives them the same answer until it is so many milliseconds old. */
export function rememberFor<Answer>(milliseconds: number, ask: () => Promise<Answer>, now = sinceStart) {
  let running: Promise<Answer> | undefined
  let last: { answer: Answer; at: number } | undefined

  return async (): Promise<Answer> => {
    if (last && now() - last.at < milliseconds) return last.answer
    running ??= ask()
      .then((answer) => {
        last = { answer, at: now() }
        return answer
      })
      .finally(() => {
        running = undefined
      })
    return running
  }
}
