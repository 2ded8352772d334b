import type { PageStyle } from '@huebook/contract'
import type { PageRequest } from '#platform/illustrators/illustrator.ts'
import { plainWords } from './plain-words.ts'

/** What a server is asked to draw, and what it is to keep away from. */
export interface Words {
  prompt: string
  negative: string
}

const STYLES: Record<PageStyle, string> = {
  scene: 'a whole scene with foreground and background',
  'close-up': 'one large close-up that fills the picture',
  pattern: 'a repeating pattern that covers the whole picture',
  mandala: 'a symmetrical round mandala',
  frame: 'in the middle of an ornamental frame',
}

const DETAILS: Record<NonNullable<PageRequest['detail']>, string> = {
  1: 'very simple, few large shapes, very thick outlines, for children',
  2: 'simple, clear medium-sized shapes, thick outlines, for children',
  3: 'intricate, many small closed shapes, fine even outlines',
}

/**
 * The subject first and a short list after it: such models weigh what stands in front, and read 75 pieces of words. They read
 * "no shading" as shading, so what is not wanted is said apart.
 */
const LINE_ART =
  'coloring book page, clean black and white line art, bold continuous black outlines, closed shapes, pure white background, flat 2d'

const NEGATIVE =
  'color, colored, grey, grayscale, shading, shadow, gradient, hatching, crosshatching, texture, solid black areas, dark background, photo, realistic, 3d render, sketch, blurry, noise, broken lines, text, letters, watermark, signature, cropped, deformed, nsfw, nude, gore, weapon'

/** The words of a page in the way image models without a language model in front of them read. */
export function lineArtWords({ prompt, style, detail }: PageRequest): Words {
  const parts = [plainWords(prompt), style && STYLES[style], LINE_ART, DETAILS[detail ?? 2]]
  return { prompt: parts.filter(Boolean).join(', '), negative: NEGATIVE }
}
