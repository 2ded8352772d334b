import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder as `mkdir` would leave it: where root starts the server, the database's own account has to get in. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-e2e-'))
  await chmod(folder, 0o755)
  return folder
}
