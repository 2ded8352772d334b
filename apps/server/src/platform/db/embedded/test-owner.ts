import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type pg from 'pg'
import { bundleForTest } from '#platform/processes/test-bundle.ts'

/** What the fixture says, one object a line. */
interface Line {
  connection?: pg.ClientConfig
  error?: string
  name?: string
  lost?: string
  log?: string
}

export interface TestOwner {
  readonly process: ChildProcess
  /** Its first word on the matter: a connection or a refusal. */
  outcome(): Promise<Line>
  heard: Line[]
  stop(): Promise<void>
  kill(): Promise<void>
}

export const bundleOwner = () => bundleForTest(path.join(import.meta.dirname, 'owner.fixture.ts'))

export function startOwner(file: string, dataDir: string, account: { uid?: number; gid?: number } = {}): TestOwner {
  const child = spawn(process.execPath, [file, dataDir], { ...account, cwd: '/', stdio: ['pipe', 'pipe', 'inherit'] })
  const exited = once(child, 'exit')
  const heard: Line[] = []
  const outcome = new Promise<Line>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text) as Line
      heard.push(line)
      if (line.connection ?? line.error) resolve(line)
    })
    void exited.then(() => reject(new Error('The owner ended without a word.')))
  })
  outcome.catch(() => undefined)
  return {
    process: child,
    outcome: () => outcome,
    heard,
    async stop() {
      child.stdin.write('stop\n')
      await exited
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
