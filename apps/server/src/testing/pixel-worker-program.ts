import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { bundleForTest } from '#platform/processes/test-bundle.ts'

declare module 'vitest' {
  interface ProvidedContext {
    pixelWorker: string
  }
}

/** Builds the program of the processes in which pictures are worked on, for all test sites of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { file, remove } = await bundleForTest(path.join(import.meta.dirname, '../pixel-worker.ts'))
  project.provide('pixelWorker', file)
  return remove
}
