import { createHash } from 'node:crypto'
import { lstat, mkdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { giveTo } from './account.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { ignore } from './files.ts'
import type { Site } from './site.ts'

/** A directory with a unix socket, or a loopback address: never anything another machine could reach. */
export interface Listen {
  readonly host: string
  readonly port: number
}

/** Only part of the socket's name; nothing listens on it. */
const SOCKET_PORT = 5432
/** What macOS allows for the whole path of a socket; Linux allows four more. */
const SOCKET_PATH_BYTES = 103

export const socketName = (port: number) => `.s.PGSQL.${port}`

export async function chooseListen(site: Site): Promise<Listen> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const host = socketDirectories(site).find(isShortEnough)
  if (!host)
    throw new EmbeddedPostgresError('The path of the temporary directory is too long for a socket; set TMPDIR.')
  await makePrivate(site, host)
  return { host, port: SOCKET_PORT }
}

function socketDirectories({ cluster, account }: Site) {
  const name = `huebook-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`
  // Root's own temporary directory may be closed to the account that runs PostgreSQL.
  const temporary = account ? [] : [path.join(os.tmpdir(), name)]
  return [path.join(cluster, 'run'), ...temporary, path.join('/tmp', name)]
}

const isShortEnough = (directory: string) =>
  Buffer.byteLength(path.join(directory, socketName(SOCKET_PORT))) <= SOCKET_PATH_BYTES

/** In a temporary directory anybody could have put something of this name first. */
async function makePrivate({ account }: Site, directory: string) {
  await mkdir(directory, { mode: 0o700 }).catch(ignore('EEXIST'))
  const found = await lstat(directory)
  const ours = [process.getuid?.(), account?.uid].includes(found.uid)
  if (!found.isDirectory() || !ours || found.mode & 0o077) {
    throw new EmbeddedPostgresError(`${directory} is needed for the database's socket and is not private to it.`)
  }
  if (found.uid !== account?.uid) await giveTo(account, directory)
}

async function freePort() {
  const server = createServer()
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
