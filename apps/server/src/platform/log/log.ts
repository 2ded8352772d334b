import { type DestinationStream, type Logger, pino } from 'pino'
import { currentCause } from '#platform/cause/cause.ts'
import { createOutput } from './output.ts'

export type Log = Logger

const STANDARD_OUTPUT = 1

/** Logs say what happened to which request, never to whom: no names, no addresses, no tokens. */
export function createLog(destination?: DestinationStream): Log {
  const log: Log = pino(
    {
      level: 'info',
      base: null,
      serializers: { err: describeError },
      // A request's own log says so already. A new object each time: pino writes the line into it.
      mixin: (_line, _level, writer) => (writer === log ? requestOfCause() : {}),
    },
    destination ?? createOutput(STANDARD_OUTPUT),
  )
  return log
}

function requestOfCause(): { request?: string } {
  const request = currentCause()?.request
  return request === undefined ? {} : { request }
}

/** A failed query's own message lists its parameters, which are people's names and addresses: its cause is enough. */
function describeError(error: Error): Record<string, unknown> {
  const cause = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? []
  return {
    type: cause.name,
    message: cause.message,
    code: (cause as NodeJS.ErrnoException).code,
    stack: frames.join('\n'),
  }
}
