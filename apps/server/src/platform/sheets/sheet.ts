import type { Paper } from './layout.ts'

/** What is put on a sheet of paper. */
export interface Sheet {
  paper: Paper
  title: string
  /** Whose drawings the page is made of. */
  credit: string | null
  illustration: Uint8Array
  /** Our own SVG of the page, where it has one. */
  vector: string | null
  /** As large as the canvas; nothing for a blank page. */
  drawing: Uint8Array | null
  /** How strongly it covers the page (%). */
  strength: number
}
