import { execFile } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * A folder as `mkdir` would leave it: where root starts the server, the database's own account has to get in. Empty, or
 * a copy of another site's.
 */
export async function newDataDir(like?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-e2e-'))
  // Keeps who owns what, and is quicker by far than copying file by file from here.
  if (like) await run('cp', ['-a', `${like}/.`, folder])
  await chmod(folder, 0o755)
  return folder
}
