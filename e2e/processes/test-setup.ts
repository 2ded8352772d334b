import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { makeSite } from '../site/new-site.ts'

/** Makes once the site that most files begin with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const newSite = await makeSite()
  project.provide('newSite', newSite)
  return () => rm(newSite, { recursive: true, force: true })
}
