import { createParser, type EventSourceMessage } from 'eventsource-parser'

/** The server-sent events of an answer, one by one. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const complete: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => void complete.push(event) })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      parser.feed(decoder.decode(value, { stream: !done }))
      yield* complete.splice(0)
      if (done) return
    }
  } finally {
    // Whoever has heard enough does not keep the connection.
    await reader.cancel().catch(() => undefined)
  }
}
