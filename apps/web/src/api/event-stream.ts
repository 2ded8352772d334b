interface ServerEvent {
  name: string
  data: string
}

/** A line's end. A carriage return that came last may be half of one. */
const LINE_END = /\r\n|\n|\r(?!$)/

/** Takes text as it arrives, cut anywhere, and gives the events that are complete (WHATWG HTML, section 9.2.6). */
function createEventParser() {
  let rest = ''
  let name = ''
  let data: string[] = []

  function take(line: string): ServerEvent[] {
    if (line === '') {
      const complete = data.length > 0 ? [{ name: name || 'message', data: data.join('\n') }] : []
      name = ''
      data = []
      return complete
    }
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
    return []
  }

  return (text: string): ServerEvent[] => {
    const lines = (rest + text).split(LINE_END)
    rest = lines.pop() ?? ''
    return lines.flatMap(take)
  }
}

/** The server-sent events of an answer, one by one. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const parse = createEventParser()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      yield* parse(decoder.decode(value, { stream: !done }))
      if (done) return
    }
  } finally {
    // Whoever has heard enough does not keep the connection.
    await reader.cancel().catch(() => undefined)
  }
}
