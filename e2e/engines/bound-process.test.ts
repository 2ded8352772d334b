import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { waitFor } from '../../apps/server/src/testing/wait-for.ts'

const isAlive = (id: number): boolean => {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test('a program that was started for a test does not outlive it, however it ends', async () => {
  const module = fileURLToPath(new URL('./bound-process.ts', import.meta.url))
  // A program that has started another one, as a bus does with a browser: both are to end.
  const starts = `const { runnerImport } = await import('vite')
    const { module: { startBound } } = await runnerImport(${JSON.stringify(module)})
    const { process: { stdio } } = startBound('sh', ['-c', 'sleep 1000 & echo $$ $! >&3; wait'])
    stdio[3].once('data', (ids) => console.log(String(ids)))`
  const test = spawn(process.execPath, ['--input-type=module', '-e', starts], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [ids] = (await once(test.stdout, 'data')) as [Buffer]
  const started = ids.toString().trim().split(' ').map(Number)
  expect(started.map(isAlive)).toEqual([true, true])
  test.kill('SIGKILL')
  await waitFor(
    () => started.every((id) => !isAlive(id)),
    () => undefined,
  )
})
