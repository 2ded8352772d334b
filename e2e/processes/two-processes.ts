import type pg from 'pg'
import { expect, onTestFinished } from 'vitest'
import { dueJobs } from '../../apps/server/src/testing/due-jobs.ts'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { type Mails, readOutbox } from '../site/mailbox.ts'
import { addressOfOwnDatabase, openOwnDatabase } from '../site/own-database.ts'
import { freePort } from '../site/server-process.ts'
import { copyOfSite, startServerProcess } from './for-one-test.ts'

export interface TwoProcesses {
  first: string
  second: string
  /** What the first has printed so far. */
  output(): string
  /** The database of both, past all that guards it. */
  database: pg.Client
  /** Those that either of them has sent. */
  mails: Mails
  /** Ends the second and starts it again. */
  restartSecond(): Promise<void>
  /** Resolves once neither of them has a job to do now. */
  settled(): Promise<void>
}

/** Two processes of one site: the second uses the database of the first, and the same secret and files. */
export async function startTwoProcesses(variables: Record<string, string>): Promise<TwoProcesses> {
  const dataDir = await copyOfSite()
  const ports = [await freePort(), await freePort()] as const
  const start = async (port: string, more: Record<string, string> = {}) => {
    const server = startServerProcess({ DATA_DIR: dataDir, PORT: port, RATE_LIMIT: '1000000', ...variables, ...more })
    const address = await server.ready
    if (!address) throw new Error(`A process did not start:\n${server.output()}`)
    return { ...server, address }
  }
  const first = await start(ports[0])
  const database = await openOwnDatabase(dataDir)
  onTestFinished(() => database.end())
  const startSecond = () => start(ports[1], { DATABASE_URL: addressOfOwnDatabase(dataDir) })
  let second = await startSecond()

  return {
    first: first.address,
    second: second.address,
    output: first.output,
    database,
    mails: readOutbox(dataDir),
    async restartSecond() {
      second.child.kill('SIGTERM')
      await second.ended
      second = await startSecond()
    },
    async settled() {
      await waitFor(
        () => dueJobs(database),
        (due) => expect(due).toEqual([]),
        { pauseMs: 10 },
      )
    },
  }
}
