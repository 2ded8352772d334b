import { type ServerProcess, startServerProcess } from '../site/server-process.ts'

/** Lines of a log that tell of what nobody has caught. */
const UNCAUGHT = /unhandled ?(promise)? ?rejection|uncaught ?exception|triggerUncaughtException/i
/** From which level on a line of the log counts as an error. */
const ERROR_LEVEL = 50
const TAIL = 6
/** How much of a line is kept. */
const LONGEST = 300

export interface KeptServer {
  /** Resolves when the process that runs serves, or has ended. */
  ready(): Promise<string>
  /** Ends the process that runs with this signal, and resolves when it has ended; another one starts at once. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** What is known of all processes so far. */
  known(): { starts: number; endedByThemselves: string[]; uncaught: string[]; errors: Map<string, number> }
  /** Ends it for good. */
  stop(): Promise<void>
}

/** A server that is started again whenever it ends, as an operator's system would. */
export function keepServer(env: Record<string, string>): KeptServer {
  const endedByThemselves: string[] = []
  const uncaught: string[] = []
  const errors = new Map<string, number>()
  let starts = 0
  let isAsked = false
  let isOver = false
  let current: ServerProcess

  function start(): void {
    starts += 1
    current = startServerProcess(env)
    void current.ended.then(({ code, output }) => {
      read(output)
      if (!isAsked)
        endedByThemselves.push(`code ${code}: ${output.trim().split('\n').slice(-TAIL).map(alike).join(' … ')}`)
      isAsked = false
      if (!isOver) start()
    })
  }

  function read(output: string): void {
    for (const line of output.split('\n')) {
      if (UNCAUGHT.test(line)) uncaught.push(alike(line))
      const said = parse(line)
      if (!said || said.level < ERROR_LEVEL) continue
      const words = alike([said.msg, said.err?.message].filter(Boolean).join(': '))
      errors.set(words, (errors.get(words) ?? 0) + 1)
    }
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child, ended } = current
    isAsked = true
    child.kill(signal)
    await ended
  }

  start()
  return {
    ready: () => current.ready,
    end,
    known: () => ({ starts, endedByThemselves, uncaught, errors }),
    async stop() {
      isOver = true
      await end('SIGTERM')
    },
  }
}

/** The beginning of what was said, without what differs from one time to the next: folders and numbers. */
const alike = (words: string): string =>
  (words.split('\n')[0] ?? '')
    .replaceAll(/(\/[\w.@+-]+)+\//g, '')
    .replaceAll(/\d+(\.\d+)?/g, 'N')
    .slice(0, LONGEST)

function parse(line: string): { level: number; msg: string; err?: { message: string } } | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
