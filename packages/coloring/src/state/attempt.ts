/** Calls somebody outside; what they throw is for `failed`, not for whoever had something to tell them. */
export function attempt(call: () => void, failed: (problem: unknown) => void): void {
  try {
    call()
  } catch (problem) {
    failed(problem)
  }
}
