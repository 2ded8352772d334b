import { join } from 'node:path'
import { runnerImport } from 'vite'
import type { Ink } from '../../packages/lineart/src/pixels.ts'

/** What finds the regions of a page with gaps up to a tolerance (px) closed. */
export type Finder = (ink: Ink, gap: number) => { readonly labels: ArrayLike<number> }

/** The finder of another checkout, which need not be built. */
export async function finderOf(folder: string): Promise<Finder> {
  const path = join(folder, 'packages/lineart/src/regions/region-map.ts')
  const { module } = await runnerImport<{ findRegions: Finder }>(path)
  return module.findRegions
}
