import { expect, onTestFinished, test } from 'vitest'
import { startNode } from '../site/server-process.ts'
import { keepServer } from './kept-server.ts'

const SERVES = `console.log('Huebook is ready at http://localhost'); setInterval(() => {}, 1000);`

/** Keeps a program that serves nothing and does this. */
async function keep(does: string, patienceMs?: number) {
  const server = keepServer(() => startNode(['-e', does + SERVES], {}), patienceMs)
  onTestFinished(() => server.stop())
  await server.ready()
  return server
}

test('what nobody has caught is known of the process that still runs, and once after it has ended', async () => {
  const server = await keep(`console.log('Uncaught Exception: boom');`)
  expect(server.known().uncaught).toEqual(['Uncaught Exception: boom'])
  await server.end('SIGKILL')
  await server.ready()
  expect(server.known()).toMatchObject({ starts: 2, uncaught: Array(2).fill('Uncaught Exception: boom') })
})

test('a process that was asked to end and says that it could not is told of, one that was killed is not', async () => {
  const server = await keep(`process.on('SIGTERM', () => process.exit(3));`)
  await server.end('SIGKILL')
  await server.ready()
  expect(server.known().endedBadly).toEqual([])
  await server.end('SIGTERM')
  expect(server.known().endedBadly).toEqual([expect.stringMatching(/^asked to end, it ended with code 3: /)])
})

test('a process that serves and does not listen to being asked to end is told of', async () => {
  const server = await keep('')
  await server.end('SIGTERM')
  expect(server.known().endedBadly).toEqual([expect.stringMatching(/^asked to end, it ended with code null: /)])
})

test('a process that was asked to end and ended as it should is in order', async () => {
  const server = await keep(`process.on('SIGTERM', () => process.exit(0));`)
  await server.end('SIGTERM')
  expect(server.known()).toMatchObject({ endedBadly: [], endedByThemselves: [] })
})

test('a process that does not end though it was asked to is killed, and told of', async () => {
  const server = await keep(`process.on('SIGTERM', () => {});`, 50)
  await server.end('SIGTERM')
  expect(server.known().endedBadly).toEqual([expect.stringMatching(/^asked to end, it did not: /)])
})
