import { execFile } from 'node:child_process'
import { chown, lchown, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { program } from './binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Who runs the database when we are root, which PostgreSQL refuses to be. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const run = promisify(execFile)

/** Spawn options; without an account the child is who we are. */
export const as = (account: Account | undefined) => (account ? { uid: account.uid, gid: account.gid } : {})

export async function serviceAccount(): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const fields = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  if (!fields) {
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root and there is no account "postgres" or "nobody" to run it as; start Huebook as an ordinary user or set DATABASE_URL.',
    )
  }
  return { uid: Number(fields[2]), gid: Number(fields[3]) }
}

/** The account a cluster belongs to keeps it; undefined for a cluster restored by root, which PostgreSQL cannot use yet. */
export async function ownerOf(directory: string): Promise<Account | undefined> {
  const { uid, gid } = await stat(directory)
  return uid === 0 ? undefined : { uid, gid }
}

export async function giveTo(account: Account | undefined, file: string) {
  if (account) await chown(file, account.uid, account.gid)
}

export async function giveTreeTo(account: Account, directory: string) {
  const entries = await readdir(directory, { recursive: true })
  for (const entry of entries) await lchown(path.join(directory, entry), account.uid, account.gid)
  await lchown(directory, account.uid, account.gid)
}

// Permissions, ACLs and mount options all have a say in this, so it is tried rather than computed.

export async function canExecute(account: Account, native: string) {
  const script = '"$1" --version && test -r "$2"'
  return succeeds(account, script, program(native, 'postgres'), path.join(native, 'share/postgresql/postgres.bki'))
}

export async function canWrite(account: Account, directory: string) {
  return succeeds(account, 'test -w "$1" && test -x "$1"', directory)
}

/** Whether a folder made for the account inside this directory would be within its reach. */
export async function canLiveIn(account: Account, directory: string) {
  const probe = await mkdtemp(path.join(directory, '.probe-'))
  try {
    await giveTo(account, probe)
    return await canWrite(account, probe)
  } finally {
    await rm(probe, { recursive: true, force: true })
  }
}

async function succeeds(account: Account, script: string, ...args: string[]) {
  return run('/bin/sh', ['-c', script, 'sh', ...args], { ...as(account), cwd: '/' }).then(
    () => true,
    () => false,
  )
}
