import { objectionTo } from '@huebook/illustrator/objection-to'

const LONGEST = 60

/** What a page is called of whose words none may be said. */
const PLAIN_TITLE = 'A page to colour'

/** A short caption of what was asked for: its first words, on one line. */
function titleOf(prompt: string): string {
  // Line breaks and signs that cannot be seen have no place in a caption.
  const line = prompt.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim()
  const [sentence = ''] = line.split(/(?<=\S)[.!?;](?:\s|$)/)
  const short = sentence.length <= LONGEST ? sentence : `${sentence.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`
  return short.charAt(0).toLocaleUpperCase('en') + short.slice(1) || PLAIN_TITLE
}

/** The same, and nothing that everybody must not read. */
export function safeTitleOf(prompt: string): string {
  const title = titleOf(prompt)
  return objectionTo(title) ? PLAIN_TITLE : title
}
