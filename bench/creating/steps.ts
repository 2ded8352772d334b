import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { bundleForTest } from '../../apps/server/src/platform/processes/test-bundle.ts'
import { inProject } from '../../scripts/steps/project.mjs'

/** What a worker does for a page, one after the other. */
export const STEPS = ['read the words and draw', 'raster', 'score, and encode in other threads meanwhile'] as const
/** What the last of them is made of, each alone. */
export const PARTS = ['score', 'encode as PNG', 'encode the preview'] as const

export type Taken = Record<(typeof STEPS)[number] | (typeof PARTS)[number], number[]>

/** How long each takes, in milliseconds, bundled and in a process of its own as the worker is. */
export async function stepsOf(prompts: readonly string[]): Promise<Taken> {
  const { file, remove } = await bundleForTest(inProject('bench/creating/steps-program.ts'))
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [file, JSON.stringify(prompts)])
    return JSON.parse(stdout) as Taken
  } finally {
    await remove()
  }
}
