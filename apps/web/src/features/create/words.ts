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

/** Nothing had been taken when these were said. */
const UNSPENT = ['RATE_LIMITED', 'INVALID', 'KEY_REUSED', 'TOO_SLOW', 'UNAVAILABLE']

const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Why there is no page, and what has become of the credit, in one breath. */
export function failureWords({ code, message }: Failure): string {
  if (code === 'NO_CREDIT') return sentence(message)
  if (code === 'UNREACHABLE')
    return `${sentence(message)} If your words have arrived, the page is drawn all the same, once.`
  return `${sentence(message || 'Something went wrong!')} ${UNSPENT.includes(code) ? 'No credit was spent.' : 'Your credit is back.'}`
}

export const credits = (count: number) => (count === 1 ? '1 credit' : `${count} credits`)
