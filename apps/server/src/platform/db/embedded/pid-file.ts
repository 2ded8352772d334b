import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Listen } from './listen.ts'

/** What a running PostgreSQL says of itself in postmaster.pid, or a dead one left there. */
export interface PidFile {
  readonly pid: number
  /** Undefined until it listens. */
  readonly listen: Listen | undefined
  readonly status: string
}

export const pidFilePath = (pgData: string) => path.join(pgData, 'postmaster.pid')

/** Undefined while there is none, or one without a number yet. */
export async function readPidFile(pgData: string): Promise<PidFile | undefined> {
  const text = await readFile(pidFilePath(pgData), 'utf8').catch(() => '')
  const [pid, , , port, socketDirectory, address, , status = ''] = text.split('\n').map((line) => line.trim())
  if (!pid) return undefined
  const host = socketDirectory || address
  return { pid: Number(pid), listen: host && port ? { host, port: Number(port) } : undefined, status }
}
