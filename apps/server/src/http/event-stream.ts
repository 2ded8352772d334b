import { PassThrough } from 'node:stream'
import type { Call, Problem } from '@huebook/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toAppError } from './error-handler.ts'

/** Proxies cut a connection on which nothing happens for a minute; a comment now and then keeps it. In milliseconds. */
const SIGN_OF_LIFE_MS = 15_000

export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  /(^|,)\s*text\/event-stream\s*(;|,|$)/i.test(headers.accept ?? '')

/**
 * Answers a call with server-sent events: those it emits on its way, then `done` with its answer or `error` with a
 * problem. What fails before the first event is answered like the failure of any other call, with its status. Where the
 * site stops or its database is away, there is neither: what was begun goes on, and whoever follows it asks again.
 */
export async function answerWithEvents(
  { events = {} }: Pick<Call, 'events'>,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (emit: (event: string, data: unknown) => void) => Promise<unknown>,
): Promise<FastifyReply> {
  const stream = new PassThrough()
  const signs = setInterval(() => write(': still here\n\n'), SIGN_OF_LIFE_MS)
  let begun = false

  function write(text: string): void {
    // Whoever has gone hears nothing any more; the work goes on without them.
    if (begun && stream.writable) stream.write(text)
  }

  function emit(event: string, data: unknown): void {
    if (!begun) {
      begun = true
      // The last one is for nginx, which would collect the events and hand them over together.
      reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
    }
    // As with answers, a field the contract does not list does not leave the server.
    write(`event: ${event}\ndata: ${JSON.stringify(events[event]?.parse(data))}\n\n`)
  }

  try {
    emit('done', await work(emit))
  } catch (error) {
    if (!begun) throw error
    const { message, code } = toAppError(error, request.log)
    if (code !== 'UNAVAILABLE') emit('error', { message, code } satisfies Problem)
  } finally {
    clearInterval(signs)
    stream.end()
  }
  return reply
}
