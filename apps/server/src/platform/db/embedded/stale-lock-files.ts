import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ignore } from './files.ts'
import { type Listen, socketName } from './listen.ts'
import { pidFilePath } from './pid-file.ts'
import { isAlive, isPostmasterOf } from './process-table.ts'
import type { Site } from './site.ts'

/** PostgreSQL writes its number in the same breath as it creates the file; later than this, nobody will. */
const EMPTY_FOR_GOOD_MS = 3000

/**
 * PostgreSQL refuses to start while the number in its lock files belongs to any living process of the same account,
 * as it may after a crash of the machine or a new start of a container. It is told that those are stale.
 */
export async function disarmStaleLockFiles(site: Site, { host, port }: Listen) {
  if (process.platform === 'win32') return
  await disarm(pidFilePath(site.pgData), site.pgData)
  await disarm(path.join(host, `${socketName(port)}.lock`), site.pgData)
}

async function disarm(file: string, pgData: string) {
  const text = await readIfThere(file)
  if (text === undefined || !(await isMisleading(file, text, pgData))) return
  const claimed = `${file}.${process.pid}`
  await rename(file, claimed).catch(ignore('ENOENT'))
  const taken = await readIfThere(claimed)
  if (taken === undefined) return
  // PostgreSQL takes its own parent's number for stale. Removing the file instead would also remove what it says about
  // shared memory, by which PostgreSQL notices that a killed predecessor's processes are still at work on the data.
  if (taken === text) await writeFile(claimed, text.replace(/^\s*\d*/, `${process.pid}`))
  // Fails if somebody has started in the meantime, whose file it then is.
  await link(claimed, file).catch(ignore('EEXIST'))
  await rm(claimed)
}

async function isMisleading(file: string, text: string, pgData: string) {
  const pid = Number.parseInt(text, 10)
  if (Number.isNaN(pid)) return (await ageMs(file)) > EMPTY_FOR_GOOD_MS
  return isAlive(pid) && pid !== process.pid && !(await isPostmasterOf(pgData, pid))
}

async function readIfThere(file: string) {
  return readFile(file, 'utf8').catch((error) => {
    ignore('ENOENT')(error)
    return undefined
  })
}

const ageMs = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
