import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type pg from 'pg'
import { build } from 'vite'

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

/** Node cannot run TypeScript here, so the fixture is bundled first; a link lets the bundle find the dependencies. */
export async function bundleOwner(folder: string): Promise<string> {
  await mkdir(folder)
  const repository = path.resolve(import.meta.dirname, '../../../../../..')
  await symlink(path.join(repository, 'node_modules'), path.join(folder, 'node_modules'))
  await build({
    root: path.join(repository, 'apps/server'),
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(import.meta.dirname, 'owner.fixture.ts'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'owner.mjs' } },
    },
  })
  return path.join(folder, 'owner.mjs')
}

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
