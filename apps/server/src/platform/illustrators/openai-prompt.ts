import type { PageStyle } from '@huebook/contract'
import type { PageRequest } from './illustrator.ts'

const STYLES: Record<PageStyle, string> = {
  scene: 'a whole scene with foreground and background',
  'close-up': 'a close-up of the main subject, filling the page',
  pattern: 'a repeating pattern that covers the whole page',
  mandala: 'a symmetrical mandala made of the subject',
  frame: 'the subject in the middle of an ornamental frame',
}

const DETAILS: Record<NonNullable<PageRequest['detail']>, string> = {
  1: 'for a toddler: very few, very large shapes and thick lines',
  2: 'for a child of eight: clear, medium-sized shapes',
  3: 'for an adult: many fine details and small shapes',
}

const COMPOSITION_UNSAID = `as the subject asks, or else ${STYLES.scene}`
const DETAIL_UNSAID = `as detailed as the subject asks, or else ${DETAILS[2]}`

/** What every page has to be, whoever asks: closed outlines in black on white, and nothing else. */
export const drawingPrompt = ({ prompt, style, detail }: PageRequest): string =>
  [
    'A page of a colouring book, suitable for children.',
    'Pure black outlines of even width on a pure white background: no grey, no shading, no hatching, no solid black areas, no colour, no text, no signature, no border.',
    'Every outline is closed, so that each area can be filled with one colour.',
    `Composition: ${style ? STYLES[style] : COMPOSITION_UNSAID}; ${detail ? DETAILS[detail] : DETAIL_UNSAID}.`,
    `Subject: ${prompt}`,
  ].join('\n')

export const SUGGESTION_PROMPT =
  'Suggest one charming subject for a page of a colouring book, for children and grown-ups alike. Answer with a single phrase of at most fifteen words, without quotation marks.'
