import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** Who has asked for a backup: only what the schedule has made is ever deleted by it. */
const PREFIX = { 'by hand': 'huebook-', scheduled: 'huebook-scheduled-' }

/** The name of a backup that is made now; sorted by name they are sorted by age. */
export const backupFile = (asked: keyof typeof PREFIX, now: Date): string =>
  `${PREFIX[asked]}${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar`

const SCHEDULED = /^huebook-scheduled-\d{8}T\d{6}Z\.tar$/
const UNFINISHED = /^huebook-(scheduled-)?\d{8}T\d{6}Z\.tar\.partial$/

/** Deletes what a schedule has made but for the newest. */
export async function pruneBackups(directory: string, keep: number): Promise<void> {
  const names = await readdir(directory)
  const old = names
    .filter((name) => SCHEDULED.test(name))
    .sort()
    .slice(0, -keep)
  for (const name of old) await rm(join(directory, name), { force: true })
}

/** What those have left that were killed, or what the one that is made now has written so far. */
export async function unfinishedBackups(directory: string): Promise<string[]> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => UNFINISHED.test(name)).map((name) => join(directory, name))
}

/** Deletes what those have left that were killed; for whoever makes the only backup there is at the moment. */
export async function removeUnfinishedBackups(directory: string): Promise<void> {
  for (const file of await unfinishedBackups(directory)) await rm(file, { force: true })
}
