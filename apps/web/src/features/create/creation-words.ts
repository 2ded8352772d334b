import type { Colorability, CreationStage } from '@huebook/contract'
import type { Failure } from './creation-store.ts'

/** What happens now, for whoever waits. */
export const STAGE_WORDS: Record<CreationStage, string> = {
  waiting: 'Sharpening a pencil',
  reading: 'Reading your words',
  drawing: 'Drawing',
  cleaning: 'Cleaning the lines',
  checking: 'Checking that it can be coloured',
  storing: 'Putting it on your shelf',
}

/** How well a page can be coloured, for whoever will do it. */
export const VERDICT_WORDS: Record<Colorability['verdict'], string> = {
  good: 'Ready to colour',
  fair: 'Can be coloured, with a little patience',
  poor: 'Hard to colour',
}

/** While the site restarts, or is out of reach. */
export const AWAY_WORDS = 'The site is away for a moment. Your page is not lost: we keep asking for it.'

export const HAD_ALREADY_WORDS = 'You had this picture already, so no credit was spent.'

const NONE_SPENT = 'No credit was spent.'
const MADE_ONCE = 'If your wish has arrived, the page is made all the same, and only once.'

/** What becomes of the credit, where the server has not said so: of a page that fails it says that the credit is back. */
const CREDIT_WORDS: Record<string, string> = {
  INVALID: NONE_SPENT,
  KEY_REUSED: NONE_SPENT,
  RATE_LIMITED: MADE_ONCE,
  TOO_SLOW: MADE_ONCE,
  UNAVAILABLE: MADE_ONCE,
  UNREACHABLE: MADE_ONCE,
  // Of somebody between us and the site.
  '': MADE_ONCE,
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Why there is no page, and what has become of the credit, in one breath. */
export const failureWords = ({ code, message }: Failure) =>
  [sentence(message || 'Something went wrong!'), CREDIT_WORDS[code]].filter(Boolean).join(' ')

export const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`)
