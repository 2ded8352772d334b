import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Waits for the end of its input, which comes with the end of whoever started it, a killed one included. */
const UNTIL_INPUT_ENDS = '"$0" "$@" & trap : TERM; read -r _; kill 0; wait'

interface Bound {
  readonly process: ChildProcess
  /** Ends it with all it has started. */
  close(): Promise<void>
}

/** Starts a program that does not outlive this process, however that ends; it writes to the file of number 3. */
export function startBound(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Bound {
  const bound = spawn('sh', ['-c', UNTIL_INPUT_ENDS, program, ...args], {
    // A group of its own: what it starts is ended with it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    env,
  })
  const ended = once(bound, 'exit')
  return {
    process: bound,
    async close() {
      bound.stdin?.end()
      await ended
    },
  }
}
