import type { ServerProcess } from '../site/server-process.ts'

/** Lines of a log that tell of what nobody has caught. */
const UNCAUGHT = /unhandled ?(promise)? ?rejection|uncaught ?exception|triggerUncaughtException/i
/** From which level on a line of the log counts as an error. */
const ERROR_LEVEL = 50
const TAIL = 6
/** How much of a line is kept. */
const LONGEST = 300
/** How long a process may take to end once it was asked to, in milliseconds; a system kills it about then. */
const ENDING_MS = 60_000

/** What the logs of all processes so far say, and how those ended that should not have, or not so. */
interface Known {
  starts: number
  /** How each ended that nobody had ended. */
  endedByThemselves: string[]
  /** How each ended that was asked to, and did not end well. */
  endedBadly: string[]
  uncaught: string[]
  errors: Map<string, number>
}

export interface KeptServer {
  /** Resolves when the process that runs serves, or has ended. */
  ready(): Promise<string>
  /** Ends the process that runs with this signal, and resolves when it has ended; another one starts at once. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  known(): Known
  /** The process that runs. */
  pid(): number | undefined
  /** Ends it for good. */
  stop(): Promise<void>
}

/** A server that is started again whenever it ends, as an operator's system would. */
export function keepServer(startProcess: () => ServerProcess, endingMs = ENDING_MS): KeptServer {
  const endedByThemselves: string[] = []
  const endedBadly: string[] = []
  const logs: Log = { uncaught: [], errors: new Map() }
  let starts = 0
  let isAsked = false
  let isOver = false
  let isServing = false
  let current: ServerProcess

  function start(): void {
    starts += 1
    isServing = false
    current = startProcess()
    void current.ready.then((address) => {
      isServing = address !== ''
    })
    void current.ended.then(({ code, output }) => {
      readInto(logs, output)
      if (!isAsked) endedByThemselves.push(`code ${code}: ${tailOf(output)}`)
      isAsked = false
      if (!isOver) start()
    })
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { child, ended } = current
    const wasServing = isServing
    isAsked = true
    child.kill(signal)
    let isLate = false
    const late = setTimeout(() => {
      isLate = true
      child.kill('SIGKILL')
    }, endingMs)
    const { code, output } = await ended
    clearTimeout(late)
    if (signal === 'SIGKILL') return
    if (isLate) endedBadly.push(`asked to end, it did not: ${tailOf(output)}`)
    // Before it serves, the signal may come when nobody listens to it yet: then there is nothing to put away either.
    else if (code !== 0 && (code !== null || wasServing))
      endedBadly.push(`asked to end, it ended with code ${code}: ${tailOf(output)}`)
  }

  start()
  return {
    ready: () => current.ready,
    pid: () => current.child.pid,
    end,
    known() {
      const { uncaught, errors } = { uncaught: [...logs.uncaught], errors: new Map(logs.errors) }
      if (!isOver) readInto({ uncaught, errors }, current.output())
      return { starts, endedByThemselves, endedBadly, uncaught, errors }
    },
    async stop() {
      if (isOver) return
      isOver = true
      await end('SIGTERM')
    },
  }
}

type Log = Pick<Known, 'uncaught' | 'errors'>

function readInto({ uncaught, errors }: Log, output: string): void {
  for (const line of output.split('\n')) {
    if (UNCAUGHT.test(line)) uncaught.push(alike(line))
    const said = parse(line)
    if (!said || said.level < ERROR_LEVEL) continue
    const words = alike([said.msg, said.err?.message].filter(Boolean).join(': '))
    errors.set(words, (errors.get(words) ?? 0) + 1)
  }
}

const tailOf = (output: string): string => output.trim().split('\n').slice(-TAIL).map(alike).join(' … ')

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
