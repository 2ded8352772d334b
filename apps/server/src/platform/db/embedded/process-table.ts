import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Whether this process is the PostgreSQL of this data directory. A number alone proves nothing: after a crash of the
 * machine the one in postmaster.pid may be anybody's.
 */
export async function isPostmasterOf(pgData: string, pid: number) {
  if (process.platform === 'win32') return isPostgresOnWindows(pid)
  return (await commandLine(pid)).includes(` -D ${pgData} `)
}

export async function runsCommand(pid: number, command: { file: string; args: string[] }) {
  return (await commandLine(pid)) === `${[command.file, ...command.args].join(' ')} `
}

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Its words separated by single spaces and ended by one; empty for a process that is gone, also if not yet reaped. */
async function commandLine(pid: number) {
  if (!Number.isInteger(pid) || pid <= 0) return ''
  if (process.platform === 'linux') {
    const words = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
    return words.replaceAll('\0', ' ')
  }
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', `${pid}`]).catch(() => ({
    stdout: '',
  }))
  return stdout && `${stdout.trim()} `
}

/** Windows tells no command lines; the program's name rules out most of those that got a reused number. */
async function isPostgresOnWindows(pid: number) {
  const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']).catch(() => ({ stdout: '' }))
  return stdout.startsWith('"postgres.exe"')
}
