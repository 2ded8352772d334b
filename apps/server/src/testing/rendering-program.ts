import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createBuilder } from 'vite'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the module that writes screens. */
    rendering: string
  }
}

/** Builds what the server writes screens with, as the web app does, for all test sites of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'huebook-rendering-'))
  const builder = await createBuilder({
    root: path.join(import.meta.dirname, '../../../web'),
    mode: 'production',
    logLevel: 'error',
    environments: { ssr: { build: { outDir } } },
  })
  const { ssr } = builder.environments
  if (!ssr) throw new Error('The web app has nothing that writes screens')
  await builder.build(ssr)
  project.provide('rendering', pathToFileURL(path.join(outDir, 'render.js')).href)
  return () => rm(outDir, { recursive: true, force: true })
}
