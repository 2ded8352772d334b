import { program } from './binaries.ts'
import type { Listen } from './listen.ts'
import type { Site } from './site.ts'

const SETTINGS = {
  // What makes an acknowledged write survive a power cut. Never to be traded for speed.
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  // A small machine runs everything else too.
  shared_buffers: '64MB',
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

/** Settings travel on the command line, where they outrank the cluster's files and follow our version, not the cluster's. */
export function serverCommand(site: Site, listen: Listen) {
  const settings = Object.entries({ ...SETTINGS, ...listening(listen) })
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
