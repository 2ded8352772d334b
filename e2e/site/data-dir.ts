import { chmod, cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder as `mkdir` would leave it: where root starts the server, the database's own account has to get in. Empty, or
 * a copy of another site's.
 */
export async function newDataDir(like?: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-e2e-'))
  if (like) await cp(like, folder, { recursive: true })
  await chmod(folder, 0o755)
  return folder
}
