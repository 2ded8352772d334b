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

const NONE_SPENT = 'No credit was spent.'

/** What becomes of the credit, where the server has not said so: of a page that fails it says that the credit is back. */
const CREDIT_WORDS: Record<string, string> = {
  RATE_LIMITED: NONE_SPENT,
  INVALID: NONE_SPENT,
  KEY_REUSED: NONE_SPENT,
  TOO_SLOW: NONE_SPENT,
  UNAVAILABLE: NONE_SPENT,
  UNREACHABLE: 'If your wish has arrived, the page is made all the same, and only once.',
}

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Why there is no page, and what has become of the credit, in one breath. */
export const failureWords = ({ code, message }: Failure) =>
  [sentence(message || 'Something went wrong!'), CREDIT_WORDS[code]].filter(Boolean).join(' ')

export const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`)
