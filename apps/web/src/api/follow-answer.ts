import { readEvents } from './event-stream.ts'
import { ConnectionCut, RefusedError, UNREACHABLE } from './failure.ts'
import { parseAnswer } from './file-addresses.ts'

/** What is done with an event on the way to the answer, by its name. */
export type Listeners = Record<string, ((data: never) => void) | undefined>

const isEventStream = (response: Response) => response.headers.get('content-type')?.startsWith('text/event-stream')

/** Tells how far an answer is until it is there. One that comes without events is the answer itself. */
export async function followAnswer(response: Response, listeners: Listeners, server: string): Promise<unknown> {
  if (!isEventStream(response) || !response.body) return parseAnswer(await response.text(), server)
  const events = readEvents(response.body)
  for (;;) {
    const { done, value } = await events.next().catch((cause: unknown) => {
      throw new ConnectionCut(UNREACHABLE, { cause })
    })
    if (done) throw new ConnectionCut(UNREACHABLE)
    const { event = 'message' } = value
    const data = parseAnswer(value.data, server)
    if (event === 'done') return events.return(undefined).then(() => data)
    if (event === 'error') return events.return(undefined).then(() => refuse(response, data))
    listeners[event]?.(data as never)
  }
}

function refuse(response: Response, problem: unknown): never {
  throw new RefusedError(response, problem as Record<string, unknown>)
}
