import { type Detail, illustrate, STYLES, suggest } from '../../../packages/illustrator/src/index.ts'
import type { Ink } from '../../../packages/lineart/src/pixels.ts'
import { inkOfSvg } from './raster.ts'

const DETAILS: readonly Detail[] = [1, 2, 3]

/** A page of the built-in illustrator for a prompt it suggests itself; seeds in a row go through all styles and details. */
export function drawingPage(seed: number): Promise<Ink> {
  const style = STYLES[seed % STYLES.length]
  const detail = DETAILS[Math.floor(seed / STYLES.length) % DETAILS.length]
  if (!style || !detail) throw new Error(`${seed} is no seed.`)
  return inkOfSvg(illustrate({ prompt: suggest(seed), style, detail, seed }).svg)
}
