import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { calls } from '@huebook/contract'
import { expect, test } from 'vitest'
import { jpegOfScans } from '../../apps/server/src/testing/hostile-pictures.ts'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'
import { inProject } from '../../scripts/steps/project.mjs'
import { createFirstAdmin } from '../site/first-admin.ts'
import { freePort } from '../site/server-process.ts'
import { copyOfSite, startServerProcess } from './for-one-test.ts'

interface Process {
  pid: number
  parent: number
  group: number
  /** What it holds in memory, in kilobytes. */
  memory: number
  /** What it has used of a core, in seconds. */
  used: number
}

function processes(): Process[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid=,pgid=,rss=,time='], { encoding: 'utf8' })
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const fields = line.trim().split(/\s+/)
      const [pid = 0, parent = 0, group = 0, memory = 0] = fields.map(Number)
      return { pid, parent, group, memory, used: secondsOf(fields[4] ?? '') }
    })
}

/** Of a time as `ps` writes it: hours, where there are any, minutes and seconds. */
const secondsOf = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** What a worker holds, in kilobytes, once it is in the middle of forty megapixels; before, it is half of that. */
const AT_WORK = 140_000

/** What a worker may still use of a core, in seconds, once its server is gone; the rest of the picture takes more. */
const LAST_SECONDS = 2

const running = (pids: number[]): Process[] => processes().filter(({ pid }) => pids.includes(pid))

const secondsUsedBy = (some: Process[]): number => some.reduce((sum, { used }) => sum + used, 0)

/** Sends a picture on a connection that nobody keeps for another, and answers the status. */
async function upload(address: string, token: string, picture: Buffer): Promise<number | 'no answer'> {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(picture)]), 'slow.jpg')
  const body = new Response(form)
  const headers = { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' }
  const sending = request(`${address}/api${calls.upload.path}`, { method: 'POST', headers, agent: false })
  sending.end(Buffer.from(await body.arrayBuffer()))
  return once(sending, 'response').then(
    ([answer]: IncomingMessage[]) => answer?.resume().statusCode ?? 'no answer',
    () => 'no answer',
  )
}

/** A server with a picture under way, the longer the larger it is, and the processes that were started for it. */
async function serverAtWork(side: number) {
  const server = startServerProcess({ DATA_DIR: await copyOfSite(), PORT: await freePort() })
  const address = await server.ready
  const { token } = await createFirstAdmin(address, server.output())
  const before = processes().map(({ pid }) => pid)
  const answer = upload(address, token, jpegOfScans(side, 50))
  const started = () => processes().filter(({ pid, parent }) => parent === server.child.pid && !before.includes(pid))
  await expect.poll(() => started().length).toBe(1)
  return { server, answer, workers: started }
}

test('a server that is killed in the middle of a picture leaves no process behind that goes on with it', async () => {
  const { server, answer, workers } = await serverAtWork(6320)
  await expect.poll(() => workers().some(({ memory }) => memory > AT_WORK)).toBe(true)
  const before = workers()
  const pids = before.map(({ pid }) => pid)
  const ended = once(server.child, 'exit')
  server.child.kill('SIGKILL')
  await ended
  expect(await answer).toBe('no answer')
  // By what it uses and not by the clock: on a busy machine it takes long to do nothing.
  let used = secondsUsedBy(before)
  await waitFor(
    () => running(pids),
    (left) => {
      used = Math.max(used, secondsUsedBy(left))
      expect(left).toEqual([])
    },
  )
  expect(used - secondsUsedBy(before)).toBeLessThan(LAST_SECONDS)
})

test('a server that is stopped finishes the picture, which Ctrl-C does not reach, and leaves no process behind', async () => {
  const { server, answer, workers } = await serverAtWork(2000)
  const own = processes().find(({ pid }) => pid === server.child.pid)
  const started = workers()
  expect(started.map(({ group }) => group)).not.toContain(own?.group)
  server.child.kill('SIGINT')
  expect(await answer).toBe(200)
  expect(await server.ended).toMatchObject({ code: 0 })
  expect(running(started.map(({ pid }) => pid))).toEqual([])
})

/** The packages that a built program of the server loads before it does anything. */
function packagesOf(program: string, seen = new Set<string>()): Set<string> {
  seen.add(program)
  const source = readFileSync(join(inProject('apps/server/dist'), program), 'utf8')
  for (const [, name = ''] of source.matchAll(/^(?:import|export) (?:[^"]* from )?"([^"]+)"/gm))
    if (!name.startsWith('./')) seen.add(name)
    else if (!seen.has(name)) packagesOf(name, seen)
  return seen
}

test('the server does not even load what decodes pictures; the processes beside it do', () => {
  expect(packagesOf('./pixel-worker.js')).toContain('sharp')
  expect(packagesOf('./main.js')).toContain('fastify')
  expect(packagesOf('./main.js')).not.toContain('sharp')
})
