import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { childEnvironment } from '#platform/processes/child-environment.ts'
import type { Order, Word } from './tasks.ts'

export interface Worker {
  /** When the signal fires the process is ended in the middle of its work, and its reason is why. */
  perform(order: Order, signal: AbortSignal): Promise<unknown>
  /** Whether it has ended or is about to. */
  isSpent(): boolean
  /** Ends the process, whatever it is doing, and resolves when it is gone. */
  end(): Promise<void>
}

/** Says why work has ended without a result; it was not stopped because nobody wanted it. */
export class WorkError extends Error {
  readonly reason: 'deadline' | 'memory' | 'crash'

  constructor(reason: WorkError['reason'], message: string) {
    super(message)
    this.reason = reason
  }
}

/** Starts a process for work on what people send: it can be ended at any moment, and takes nothing else with it. */
export async function startWorker(file: string): Promise<Worker> {
  const child = fork(file, {
    // A session of its own, so that Ctrl-C reaches the server alone, which lets it finish. It ends when the server does.
    detached: true,
    execArgv: [],
    env: childEnvironment(),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  await Promise.race([once(child, 'message'), ended])
  if (!child.connected) throw new Error(`The worker ${file} ended before it began.`)
  // A message or a signal that came too late: its end is told anyway.
  child.on('error', () => undefined)
  return {
    perform: (order, signal) => perform(child, order, signal),
    isSpent: () => child.killed || child.exitCode !== null || child.signalCode !== null,
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function perform(child: ChildProcess, order: Order, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted()
  const kill = () => child.kill('SIGKILL')
  const over = new AbortController()
  const next = (event: string) => once(child, event, { signal: over.signal })
  signal.addEventListener('abort', kill)
  try {
    // Whether it has arrived is told by what comes back, or by the end of the process.
    child.send(order, () => undefined)
    const outcome = await Promise.race([
      next('message').then(([word]) => word as Word),
      next('exit').then(([code, how]) => ({ is: 'gone', how: how ?? code }) as const),
    ])
    signal.throwIfAborted()
    if (outcome.is === 'done') return outcome.result
    if (outcome.is === 'failed') throw outcome.error
    kill()
    throw outcome.is === 'gone'
      ? new WorkError('crash', `A worker ended in the middle of its work (${outcome.how}).`)
      : new WorkError('memory', 'A worker needed too much memory and was ended.')
  } finally {
    signal.removeEventListener('abort', kill)
    over.abort()
  }
}
