import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/**
 * Starts stripe-mock, which knows the schema of Stripe's API; answers null where it is not installed.
 * `go install github.com/stripe/stripe-mock@latest` installs it.
 * @returns {Promise<{ url: string, stop(): Promise<void> } | null>}
 */
export async function stripeMock() {
  const program = [...(process.env['PATH'] ?? '').split(delimiter), join(homedir(), 'go', 'bin')]
    .map((folder) => join(folder, 'stripe-mock'))
    .find((file) => existsSync(file))
  if (!program) return null
  const address = `127.0.0.1:${await freePort()}`
  const mock = spawn(program, ['-http-addr', address], { stdio: 'ignore' })
  const ended = new Promise((resolve) => mock.on('exit', resolve))
  const url = `http://${address}`
  // Whatever it answers, it is there.
  while (!(await fetch(url).catch(() => undefined))) {
    if (mock.exitCode !== null) throw new Error('stripe-mock of this machine does not start.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    async stop() {
      mock.kill('SIGTERM')
      await ended
    },
  }
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer()
  await new Promise((resolve) => probe.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
