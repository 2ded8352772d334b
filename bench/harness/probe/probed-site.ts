import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { build } from 'vite'
import { newDataDir } from '../../../e2e/site/data-dir.ts'
import { type Mailbox, openMailbox } from '../../../e2e/site/mailbox.ts'
import { freePort, startServerProcess } from '../../../e2e/site/server-process.ts'
import { inProject } from '../../../scripts/steps/project.mjs'
import type { Commands, Order } from './probe.ts'

type Tell = <Name extends keyof Commands>(
  name: Name,
  ...given: Parameters<Commands[Name]>
) => Promise<Awaited<ReturnType<Commands[Name]>>>

export interface ProbedSite {
  address: string
  /** The server's process, below which its database runs. */
  pid: number
  mailbox: Mailbox
  /** Tells the server's process to do something beside serving. */
  tell: Tell
  stop(): Promise<void>
}

/** The site of a data directory, served by the built server in one process, with a probe in it. */
export async function startProbedSite(dataDir: string): Promise<ProbedSite> {
  const mailbox = await openMailbox()
  const args = ['--import', await bundleProbe(), inProject('apps/server/dist/main.js')]
  const server = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      PORT: await freePort(),
      DATA_DIR: dataDir,
      SMTP_URL: mailbox.url,
      TRUST_PROXY: 'on',
      RATE_LIMIT: '1000000',
      GALLERY: 'off',
    },
  })
  const ended = once(server, 'close')
  const address = await new Promise<string>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      const ready = /Huebook is ready at (\S+)/.exec(String(chunk))?.[1]
      if (ready) resolve(ready)
    })
    server.on('exit', () => reject(new Error('The server has ended.')))
  })

  let orders = 0
  const waiting = new Map<number, { resolve(result: never): void; reject(error: Error): void }>()
  server.on('message', ({ id, result, failure }: { id: number; result: never; failure?: string }) => {
    if (failure) waiting.get(id)?.reject(new Error(failure))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })

  return {
    address,
    pid: server.pid as number,
    mailbox,
    tell: (name, given?: unknown) =>
      new Promise((resolve, reject) => {
        orders += 1
        waiting.set(orders, { resolve, reject })
        server.send({ id: orders, name, given } satisfies Order)
      }),
    async stop() {
      server.kill('SIGTERM')
      await ended
      await mailbox.close()
    },
  }
}

/** The demonstration site, gone with its data once it is stopped. */
export async function startProbedDemo(): Promise<ProbedSite> {
  const dataDir = await newDataDir()
  const seeding = await startServerProcess({ DATA_DIR: dataDir }, 'demo.js').ended
  if (seeding.code !== 0) throw new Error(`There is no demonstration site:\n${seeding.output}`)
  const site = await startProbedSite(dataDir)
  return {
    ...site,
    async stop() {
      await site.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** As the server itself is built; below the project, so that it finds the very packages the server has. */
async function bundleProbe(): Promise<string> {
  const outDir = inProject('bench/dist')
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: inProject('bench/harness/probe/probe.ts'), outDir, emptyOutDir: true, target: 'node20' },
  })
  return `${outDir}/probe.js`
}
