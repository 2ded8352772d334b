import { randomInt } from 'node:crypto'
import { calls, type ImageServer } from '@huebook/contract'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { watchCaller } from '#http/watch-caller.ts'
import type { createImageServerTrial } from '#platform/illustrators/image-server/try-image-server.ts'

interface Options {
  readServer(): Promise<ImageServer | null>
  tryServer: ReturnType<typeof createImageServerTrial>
  /** Fires when this process ends. */
  stopping: AbortSignal
}

/** Which image server draws the pages, and whether one would. */
export const imageServerRoutes = ({ readServer, tryServer, stopping }: Options): Endpoint[] => [
  endpoint(calls.readImageServer, async () => ({ server: await readServer() })),
  endpoint(calls.tryImageServer, async ({ user, body, emit, request }) => {
    const caller = watchCaller(request)
    // At once: from then on the connection is kept, however long the drawing takes.
    emit('progress', { percent: 0 })
    try {
      return await tryServer(body, {
        person: user.id,
        signal: AbortSignal.any([caller.gone, stopping]),
        seed: randomInt(2 ** 31),
        onProgress: (share) => emit('progress', { percent: Math.round(share * 100) }),
      })
    } finally {
      caller.forget()
    }
  }),
]
