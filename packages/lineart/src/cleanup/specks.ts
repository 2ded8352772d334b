import type { Ink } from '../pixels.ts'
import { labelInk, labelPaper, type PaperLabels } from '../regions/label-paper.ts'

/** The page without separate bits of ink smaller than `inkArea` and holes in the ink smaller than `paperArea` (px). */
export function removeSpecks(ink: Ink, inkArea: number, paperArea: number): Ink {
  const clean = { ...ink, data: ink.data.slice() }
  clear(clean.data, labelInk(ink), inkArea, 0)
  clear(clean.data, labelPaper(clean), paperArea, 1)
  return clean
}

function clear(data: Uint8Array, { labels, count }: PaperLabels, least: number, value: 0 | 1): void {
  const area = new Uint32Array(count + 1)
  for (let i = 0; i < labels.length; i++) {
    const label = labels[i] as number
    area[label] = (area[label] as number) + 1
  }
  area[0] = least
  for (let i = 0; i < labels.length; i++) if ((area[labels[i] as number] as number) < least) data[i] = value
}
