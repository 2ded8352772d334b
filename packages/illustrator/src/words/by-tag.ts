import type { Drawing } from '../library/drawing.ts'
import { LIBRARY } from '../library/library.ts'
import { singularOf } from './tokens/singular.ts'

/** Groups whose tags name things; those of faces and people name moods. */
const THINGS = /^(animals-nature|food-drink|travel-places|activities|objects)/

/** A tag that more drawings share says little about any of them. */
const MOST_SHARED = 3

/** Subjects a page gets by tags alone. */
const MOST = 2

let index: Map<string, Drawing[]> | undefined

/**
 * Drawings that OpenMoji files under these words, for a page that would otherwise show anything at all. A tag is a hint
 * ("garbage" leads to a rat), so the words still count as missing.
 */
export function drawingsByTag(words: readonly string[]): Drawing[] {
  index ??= indexOf(LIBRARY.filter(({ kind }) => THINGS.test(kind)))
  const found = words.flatMap((word) => {
    const drawings = index?.get(word.toLowerCase()) ?? index?.get(singularOf(word.toLowerCase())) ?? []
    return drawings.length <= MOST_SHARED ? drawings.slice(0, 1) : []
  })
  return [...new Set(found)].slice(0, MOST)
}

function indexOf(drawings: readonly Drawing[]): Map<string, Drawing[]> {
  const byTag = new Map<string, Drawing[]>()
  for (const drawing of drawings) for (const tag of drawing.tags) byTag.set(tag, [...(byTag.get(tag) ?? []), drawing])
  return byTag
}
