/** @typedef {{ print(text: string): void, close(): void }} Part what one of them says */

/**
 * Shows what several programs say at the same time one after the other: one is on the screen while it runs, and what the
 * others say is kept until it has ended. Then those that have ended too are shown whole, and the longest running is next.
 * @param {(text: string) => void} write
 */
export function createScreen(write) {
  /** @type {{ kept: string, ended: boolean }[]} */
  let parts = []
  /** @type {(typeof parts)[number] | undefined} */
  let shown

  function showNext() {
    if (shown && !shown.ended) return
    for (const part of parts.filter(({ ended }) => ended)) write(part.kept)
    parts = parts.filter(({ ended }) => !ended)
    shown = parts[0]
    if (!shown) return
    write(shown.kept)
    shown.kept = ''
  }

  return {
    /**
     * @param {string} title
     * @returns {Part}
     */
    open(title) {
      const part = { kept: heading(title), ended: false }
      parts.push(part)
      showNext()
      return {
        print(text) {
          if (part === shown) write(text)
          else part.kept += text
        },
        close() {
          part.ended = true
          showNext()
        },
      }
    },
  }
}

/** @param {string} title */
export const heading = (title) => `\n── ${title} ${'─'.repeat(Math.max(0, 60 - title.length))}\n`
