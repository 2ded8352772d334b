import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { freePort } from '../site/server-process.ts'

/** A wire to a site that can be cut and mended: the address stays the same. */
export async function layWire(site: string) {
  const { hostname, port } = new URL(site)
  const own = Number(await freePort())
  const sockets = new Set<Socket>()
  let server: Server

  async function mend(): Promise<void> {
    server = createServer((near) => {
      const far = connect(Number(port), hostname)
      for (const socket of [near, far]) {
        sockets.add(socket)
        socket.on('error', () => undefined)
        socket.on('close', () => {
          sockets.delete(socket)
          near.destroy()
          far.destroy()
        })
      }
      near.pipe(far).pipe(near)
    })
    await once(server.listen(own, '127.0.0.1'), 'listening')
  }

  async function cut(): Promise<void> {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  await mend()
  return { address: `http://127.0.0.1:${own}`, cut, mend }
}
