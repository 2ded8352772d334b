import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets a shutdown wait for nobody who has asked nothing. Browsers open connections in advance; to Node they look like those
 * whose question is on its way, and it would give each a minute.
 */
export function closeSpareConnections(app: FastifyInstance): void {
  const open = new Set<Socket>()
  app.server.on('connection', (socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('preClose', async () => {
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
  })
}
