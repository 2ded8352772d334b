import { CANVAS_SIZE } from '@huebook/contract/constants'

/** Longer side of the pictures in lists (px): what a card takes on a plain screen, and on one with two or three pixels to the point. */
export const PREVIEW_SIDES = { small: 256, medium: 512 } as const

type Keys = Partial<Record<'small' | 'medium' | 'large', string | null>>

const SIDES = { ...PREVIEW_SIDES, large: CANVAS_SIZE }

const SIZES = ['small', 'medium', 'large'] as const

/** A picture in each size there is, the smallest first. */
export function presentPreviews(keys: Keys, urlOf: (key: string) => string): { url: string; side: number }[] {
  const previews: { url: string; side: number }[] = []
  for (const size of SIZES) {
    const key = keys[size]
    if (key) previews.push({ url: urlOf(key), side: SIDES[size] })
  }
  return previews
}
