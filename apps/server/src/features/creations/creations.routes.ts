import { randomUUID } from 'node:crypto'
import { calls, type UserId } from '@huebook/contract'
import type { FastifyRequest } from 'fastify'
import { appError } from '#http/app-error.ts'
import { type Endpoint, endpoint } from '#http/endpoint.ts'
import { watchCaller } from '#http/watch-caller.ts'
import type { Illustrator } from '#platform/illustrators/illustrator.ts'
import type { CreationService } from './creations.service.ts'

interface Options {
  creations: CreationService
  illustrator(): Promise<Illustrator>
  /** The key of a picture that this person has uploaded. */
  uploadedKey(url: string, by: UserId): Promise<string | null>
  /** Fires when this process ends. */
  stopping: AbortSignal
}

/** A UUID, as our own clients send it, or what others use for one. */
const KEY = /^[\w-]{8,80}$/

export function creationRoutes({ creations, illustrator, uploadedKey, stopping }: Options): Endpoint[] {
  /** Waits for as long as somebody listens; what they wait for goes on without them. */
  async function whileWatched<Result>(request: FastifyRequest, wait: (signal: AbortSignal) => Promise<Result>) {
    const caller = watchCaller(request)
    try {
      return await wait(AbortSignal.any([caller.gone, stopping]))
    } finally {
      caller.forget()
    }
  }

  return [
    endpoint(calls.createPage, ({ user, body, emit, request }) =>
      whileWatched(request, async (signal) => {
        const id = await creations.ask(user.id, keyOf(request), { from: 'prompt', ...body })
        return creations.follow(user, id, emit, signal)
      }),
    ),
    endpoint(calls.uploadPage, ({ user, body: { photo, ...wish }, request }) =>
      whileWatched(request, async (signal) => {
        const key = await uploadedKey(photo, user.id)
        if (!key) throw appError('INVALID', 'Please choose a picture')
        const id = await creations.ask(user.id, keyOf(request), { from: 'photo', photo: key, ...wish })
        return creations.follow(user, id, () => undefined, signal)
      }),
    ),
    endpoint(calls.followCreation, ({ user, params, emit, request }) =>
      whileWatched(request, (signal) => creations.follow(user, params.id, emit, signal)),
    ),
    endpoint(calls.listCreations, ({ user }) => creations.list(user.id)),
    endpoint(calls.listRecentPrompts, ({ user }) => creations.recentPrompts(user.id)),
    endpoint(calls.suggestPrompt, async () => ({ prompt: await (await illustrator()).suggest() })),
    endpoint(calls.readIllustrator, async () => {
      const { name, credit } = await illustrator()
      return { name, credit }
    }),
  ]
}

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key'] ?? randomUUID()
  if (typeof key !== 'string' || !KEY.test(key))
    throw appError('INVALID', 'An Idempotency-Key has 8 to 80 letters, digits, dashes or underscores')
  return key
}
