import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const OLDEST = 15

/**
 * Starts the machine's own PostgreSQL on a new, throw-away cluster; answers null where none is installed.
 * @returns {Promise<{ version: number, url: string, stop(): Promise<void> } | null>}
 */
export async function machinePostgres() {
  const version = newestInstalled()
  if (!version) return null
  const bin = join(DEBIAN_FOLDER, String(version), 'bin')
  const account = unprivilegedAccount()
  if (account === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'huebook-pg-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...account }
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'huebook', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...options,
      stdio: 'pipe',
    },
  )
  // Only the socket: nothing else on the machine can be in the way of its port.
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    {
      ...options,
      stdio: 'ignore',
    },
  )
  const ended = new Promise((resolve) => server.on('exit', resolve))
  const url = `postgres://huebook@${encodeURIComponent(folder)}/postgres`
  while (!isReady(bin, folder)) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ${version} of this machine does not start.`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    version,
    url,
    async stop() {
      server.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function newestInstalled() {
  if (!existsSync(DEBIAN_FOLDER)) return undefined
  const complete = readdirSync(DEBIAN_FOLDER).filter((name) => existsSync(join(DEBIAN_FOLDER, name, 'bin/initdb')))
  return complete
    .map(Number)
    .filter((version) => version >= OLDEST)
    .sort((a, b) => b - a)[0]
}

/** PostgreSQL refuses to run as root; its Debian package brings an account for it. Null where there is none. */
function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  if (!line) return null
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** @param {string} bin @param {string} folder */
function isReady(bin, folder) {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-q', '-h', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
