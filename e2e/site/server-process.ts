import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const SERVER = new URL('../../apps/server/dist/', import.meta.url)

export interface ServerProcess {
  child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /** The address it serves at, or nothing when it has ended without. */
  ready: Promise<string>
  ended: Promise<{ code: number | null; output: string }>
}

/**
 * Starts a program of the built server as `npm start` would, with nothing but these variables. Without its gallery: to draw
 * that takes longer than most tests.
 */
export const startServerProcess = (
  env: Record<string, string>,
  program = 'main.js',
  args: string[] = [],
): ServerProcess =>
  startNode([fileURLToPath(new URL(program, SERVER)), ...args], { NODE_ENV: 'production', GALLERY: 'off', ...env })

/** The same for any program of Node that becomes a server. */
export function startNode(args: string[], env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, args, { env: { PATH: process.env['PATH'] ?? '', ...env }, stdio: 'pipe' })
  let output = ''
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('close', (code) => resolve({ code, output })),
  )
  const ready = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer): void => {
      output += chunk
      const address = /Huebook is ready at (\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    void ended.then(() => resolve(''))
  })
  return { child, output: () => output, ready, ended }
}

/** Below those that systems hand out by themselves: nobody is given it between now and when a server listens there. */
const [LOWEST_PORT, HIGHEST_PORT] = [11_000, 30_000]
const given = new Set<number>()

export async function freePort(): Promise<string> {
  const port = LOWEST_PORT + Math.floor(Math.random() * (HIGHEST_PORT - LOWEST_PORT))
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree || given.has(port)) return freePort()
  given.add(port)
  await new Promise((resolve) => probe.close(resolve))
  return String(port)
}
