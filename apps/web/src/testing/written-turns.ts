import { expect } from 'vitest'

/** Writes down whose turn it is, and fails where two have it at once. */
export function writtenTurns() {
  const seen: string[] = []
  let active = 0
  return {
    seen,
    turnOf: (name: string) => ({
      async begin() {
        active += 1
        expect(active).toBe(1)
        seen.push(`${name} begins`)
      },
      async end() {
        active -= 1
        seen.push(`${name} ends`)
      },
    }),
    /** Whoever has it is gone without a word. */
    lose() {
      active -= 1
    },
  }
}
