import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../site/server-process.ts'

export interface OwnPostgres {
  url: string
  /** Its programs, pgbench among them. */
  bin: string
  /** Sends its main process a signal; it is started again whenever it ends, as an operator's system would. */
  signal(signal: NodeJS.Signals): void
  /** Leaves no room on its disk; answers whether that can be done here. */
  fill(): boolean
  makeRoom(): void
  stop(): Promise<void>
}

const FOLDER = '/usr/lib/postgresql'
/** Of a disk of its own, which a fault fills. */
const DISK = '768m'
/** Files of its log that PostgreSQL keeps ready. */
const SEGMENTS = 6

/** PostgreSQL as Debian brings it, on a disk in memory where this account may make one, and started again whenever it ends. */
export async function startPostgres(): Promise<OwnPostgres> {
  const [version] = readdirSync(FOLDER).sort((one, other) => Number(other) - Number(one))
  if (!version) throw new Error("Debian's package postgresql has to be installed.")
  const bin = join(FOLDER, version, 'bin')
  const account = accountOf('postgres')
  const folder = mkdtempSync(join(tmpdir(), 'huebook-mix-'))
  const ownDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', folder]).status === 0
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, ...account }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'huebook', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...options,
    stdio: 'pipe',
  })
  const port = await freePort()
  let isOver = false
  let current: ChildProcess
  const start = () => {
    const listen = ['-p', port, '-c', 'listen_addresses=127.0.0.1', '-c', 'min_wal_size=32MB', '-k', folder]
    current = spawn(join(bin, 'postgres'), ['-D', data, ...listen], { ...options, stdio: 'ignore' })
    current.on('close', () => !isOver && setTimeout(start, 500))
  }
  start()
  const isReady = () => spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', port]).status === 0
  while (!isReady()) await sleep(100)
  const where = ['-h', '127.0.0.1', '-p', port, '-U', 'huebook']
  execFileSync(join(bin, 'createdb'), [...where, 'huebook'])
  const ballast = join(folder, 'ballast')
  return {
    url: `postgres://huebook@127.0.0.1:${port}/huebook`,
    bin,
    signal: (signal) => void current.kill(signal),
    fill() {
      if (!ownDisk) return false
      // As much as there is; the last write is refused.
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=64k'])
      // What was set aside for the log is used up, too: the next write has nowhere to go.
      for (let segment = 0; segment < SEGMENTS; segment += 1)
        spawn(
          join(bin, 'psql'),
          [...where, '-c', 'create temporary table t as select 1', '-c', 'select pg_switch_wal()'],
          {
            stdio: 'ignore',
          },
        )
      return true
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    async stop() {
      isOver = true
      const ended = new Promise((resolve) => current.on('close', resolve))
      if (current.exitCode === null && current.signalCode === null) {
        current.kill('SIGINT')
        await ended
      }
      if (ownDisk) spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** PostgreSQL refuses to run as root. */
function accountOf(name: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (option: string) => Number(execFileSync('id', [option, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
