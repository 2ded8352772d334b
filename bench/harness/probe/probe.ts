import Fastify from 'fastify'
import { startProfile, stopProfile } from './profile.ts'
import {
  changeData,
  countBlocks,
  explainRecorded,
  performRecorded,
  startRecording,
  stopRecording,
  timeRecorded,
} from './recorder.ts'

/** What the server's process is told from outside. Loaded before the server, so that its database goes through here. */
const commands = {
  changeData,
  startRecording,
  stopRecording,
  performRecorded,
  timeRecorded,
  explainRecorded,
  countBlocks,
  startProfile,
  stopProfile,

  /** Serves these bytes from a route with nothing around it, in this very process; answers where. */
  async serveBare({ method, path, headers, body }: BareRoute): Promise<string> {
    const bare = Fastify({ bodyLimit: 20_000_000 })
    // A form is taken as it comes: there is nothing to do with it.
    bare.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, form, done) => done(null, form))
    bare.route({
      method,
      url: path,
      handler: (_request, reply) => reply.headers(headers).send(Buffer.from(body, 'base64')),
    })
    return bare.listen({ host: '127.0.0.1', port: 0 })
  },
}

export interface BareRoute {
  method: string
  path: string
  headers: Record<string, string>
  /** In base64. */
  body: string
}

export type Commands = typeof commands

export interface Order {
  id: number
  name: keyof Commands
  given: unknown
}

process.on('message', ({ id, name, given }: Order) => {
  const command = commands[name] as (given: unknown) => unknown
  Promise.resolve(given)
    .then(command)
    .then(
      (result) => process.send?.({ id, result }),
      (error: Error) => process.send?.({ id, failure: error.stack }),
    )
})
// The server ends as it would without anybody listening.
process.channel?.unref()
