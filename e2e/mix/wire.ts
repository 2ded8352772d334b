import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Wire {
  port: number
  /** `cut` refuses everybody and ends what is connected; `stalled` takes whatever is sent, and nothing ever comes back. */
  become(state: 'whole' | 'cut' | 'stalled'): void
  close(): Promise<void>
}

/** A wire to a port of this machine, which can be cut while it is used. */
export async function layWire(target: number): Promise<Wire> {
  let state: 'whole' | 'cut' | 'stalled' = 'whole'
  const ends = new Set<Socket>()
  const keep = (socket: Socket) => {
    ends.add(socket)
    socket.on('error', () => undefined).on('close', () => ends.delete(socket))
    return socket
  }
  const server = createServer((from) => {
    keep(from)
    if (state === 'cut') return void from.destroy()
    if (state === 'stalled') return void from.resume()
    const to = keep(connect(target, '127.0.0.1'))
    from.pipe(to).pipe(from)
    from.on('close', () => to.destroy())
    to.on('close', () => from.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endAll = () => {
    for (const socket of ends) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    become(next) {
      state = next
      // What was connected before does not know better either.
      endAll()
    },
    async close() {
      endAll()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
