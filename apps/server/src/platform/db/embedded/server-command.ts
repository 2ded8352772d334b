import { totalmem } from 'node:os'
import { program } from './binaries.ts'
import type { Listen } from './listen.ts'
import type { Site } from './site.ts'

const SETTINGS = {
  // What makes an acknowledged write survive a power cut. Never to be traded for speed.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // What is looked up is in memory, or on a disk without an arm that would have to move.
  random_page_cost: '1.1',
  max_connections: '100',
  io_method: 'sync',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // "log" leaves out the errors of queries: those may hold personal data, and whoever sent them logs them.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  logging_collector: 'off',
}

const MB = 2 ** 20
const [LEAST_SHARED_MB, MOST_SHARED_MB] = [64, 1024]

/**
 * How much of so much memory (bytes) the database keeps of its tables: an eighth, for the machine runs everything else too.
 * It is taken only as a site grows; with less, a list of a million pages is mostly fetched from the system, bit by bit.
 */
export const sharedMb = (memory: number): number =>
  Math.round(Math.min(MOST_SHARED_MB, Math.max(LEAST_SHARED_MB, memory / 8 / MB)))

/** A container may be given less than its machine has; where it is not, Node names no limit or one beyond all machines. */
const memoryHere = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

/** Settings travel on the command line, where they outrank the cluster's files and follow our version, not the cluster's. */
export function serverCommand(site: Site, listen: Listen) {
  const settings = Object.entries({ ...SETTINGS, shared_buffers: `${sharedMb(memoryHere())}MB`, ...listening(listen) })
  return {
    file: program(site.binaries.native, 'postgres'),
    args: ['-D', site.pgData, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
  }
}

function listening({ host, port }: Listen) {
  if (process.platform === 'win32') return { listen_addresses: host, unix_socket_directories: '', port }
  // A list of names: unquoted, a comma in the path would end the first.
  const directory = `"${host.replaceAll('"', '""')}"`
  return { listen_addresses: '', unix_socket_directories: directory, unix_socket_permissions: '0700', port }
}
