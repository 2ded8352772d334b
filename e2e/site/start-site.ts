import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../../apps/server/dist', import.meta.url))

export interface Site {
  address: string
  dataDir: string
  /** Everything the server has printed so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts the built server as an operator would, on a data directory of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = env['DATA_DIR'] ?? (await newDataDir())
  const port = await freePort()
  const child = spawn(process.execPath, [join(SERVER, 'main.js')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: port, DATA_DIR: dataDir, RATE_LIMIT: '100000', ...env },
    stdio: 'pipe',
  })
  const ended = new Promise((resolve) => child.on('close', resolve))
  let output = ''
  const address = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      output += chunk
      const ready = /Huebook is ready at (\S+)/.exec(output)?.[1]
      if (ready) resolve(ready)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => reject(new Error(`The server did not start:\n${output}`)))
  })
  return {
    address,
    dataDir,
    output: () => output,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A folder as `mkdir` would leave it: where root starts the server, the database's own account has to get in. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'huebook-e2e-'))
  await chmod(folder, 0o755)
  return folder
}

/** Runs a program of the built server to its end and answers what it printed. */
export async function runOnServer(program: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [join(SERVER, program)], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`${program} ended with ${code}`)
  return output
}

async function freePort(): Promise<string> {
  const probe = createServer()
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve))
  const { port } = probe.address() as { port: number }
  await new Promise((resolve) => probe.close(resolve))
  return String(port)
}
